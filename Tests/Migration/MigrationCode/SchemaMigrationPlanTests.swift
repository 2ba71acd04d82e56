import Foundation
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// SwiftData's plan of a migration, with the schemas of its versions.
@Suite struct SchemaMigrationPlanTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: String...) throws {
        let outcome = try ModelcProcess().run(arguments)
        #expect(outcome.status < 2, "\(outcome.errors)")
    }

    /// Writes the plan and the schemas of a sample; returns the text of the plan.
    private func write(_ sample: String, versions: [String]) throws -> String {
        let model = Repository.path("Samples/\(sample)/\(sample).xcdatamodeld")
        for version in versions {
            try run(
                "generate", model, "--no-config", "--language", "swiftdata", "--versioned-schema", sample + "Schema",
                "--model-version", version, "-o", folder.url.path)
        }
        try run("plan", model, "--no-config", "--emit", "swiftdata", "--emit-dir", folder.url.path)
        return try String(contentsOfFile: folder.path(sample + "MigrationPlan.swift"), encoding: .utf8)
    }

    @Test func stagesNameTheSchemas() throws {
        let text = try write("BookList", versions: ["BookList", "BookList 2", "BookList 3"])
        #expect(
            text.contains("        [BookListSchemaV1_0_0.self, BookListSchemaV2_0_0.self, BookListSchemaV3_0_0.self]\n")
        )
        #expect(text.contains("fromVersion: BookListSchemaV1_0_0.self, toVersion: BookListSchemaV2_0_0.self"))
        #expect(text.contains("// - Book.identifier: no two rows have the same values\n"))
        #expect(text.contains("fromVersion: BookListSchemaV2_0_0.self, toVersion: BookListSchemaV3_0_0.self"))
    }

    @Test(.enabled(if: StubMacros.areAvailable, "the toolchain has no swift-syntax for the macros of the stub"))
    func thePlanCompilesWithItsSchemas() throws {
        _ = try write("BookList", versions: ["BookList", "BookList 2", "BookList 3"])
        let files = try folder.files().filter { $0.hasSuffix(".swift") }.map(folder.path)
        #expect(files.count == 4)
        for mode in TypeChecker.Mode.allCases {
            let outcome = try TypeChecker().check(swift: files, mode: mode)
            #expect(outcome == .silence, "\(outcome.output.prefix(2000))")
        }
    }

    /// A file that exists belongs to the user.
    @Test func anEditedPlanStays() throws {
        _ = try write("BookList", versions: [])
        let path = folder.path("BookListMigrationPlan.swift")
        try "// mine\n".write(toFile: path, atomically: true, encoding: .utf8)
        let model = Repository.path("Samples/BookList/BookList.xcdatamodeld")
        let outcome = try ModelcProcess().run(
            "plan", model, "--no-config", "--emit", "swiftdata", "--emit-dir", folder.url.path)
        #expect(outcome.status != 0)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "// mine\n")
    }
}
