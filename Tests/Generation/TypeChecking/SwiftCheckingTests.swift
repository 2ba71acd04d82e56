import Foundation
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// Type checking Swift.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil))
struct SwiftCheckingTests {
    private let checker: TypeChecker

    init() throws {
        checker = try TypeChecker()
    }

    @Test(arguments: TypeChecker.Mode.allCases)
    func goodClassesPassInEveryMode(mode: TypeChecker.Mode) throws {
        let outcome = try checker.check(
            swift: Fixtures.swiftFiles(in: "Swift/Generated"),
            mode: mode,
            extraSources: ["public import Foundation\n\nnonisolated public class ShelfColor: NSObject {}\n"],
            upcomingFeatures: ["InternalImportsByDefault"]
        )
        #expect(outcome == .silence)
    }

    @Test(arguments: TypeChecker.Mode.allCases)
    func everyStubHasItsDocumentedSpelling(mode: TypeChecker.Mode) throws {
        let outcome = try checker.check(swift: [Fixtures.path("Swift/DocumentedAPI.swift")], mode: mode)
        #expect(outcome == .silence)
    }

    @Test(arguments: SwiftProblem.all)
    func aProblemIsFoundInTheModesItIsOneAndOnlyThere(_ problem: SwiftProblem) throws {
        // An error in all modes need not be checked in each mode.
        let isOneEverywhere = problem.modes == TypeChecker.Mode.allCases
        for mode in isOneEverywhere ? [.swift6] : TypeChecker.Mode.allCases {
            let outcome = try checker.check(swift: [], mode: mode, extraSources: [Fixtures.note + problem.source])
            #expect(outcome.succeeded != problem.modes.contains(mode), "\(mode)\n\(outcome.output)")
            if problem.modes.contains(mode) { #expect(outcome.output.contains(problem.message), "\(mode)") }
        }
    }

    @Test func aClassWithoutAnOwnExtraSourceIsUnknown() throws {
        let outcome = try checker.check(swift: Fixtures.swiftFiles(in: "Swift/Generated"), mode: .swift6)
        #expect(outcome.output.contains("cannot find type 'ShelfColor' in scope"))
    }

    @Test func withInternalImportsAPublicClassNeedsAPublicImport() throws {
        let source = "import CoreData\n\npublic class Plain: NSManagedObject {}\n"
        let features = ["InternalImportsByDefault"]
        let plain = try checker.check(swift: [], mode: .swift6, extraSources: [source])
        let strict = try checker.check(swift: [], mode: .swift6, extraSources: [source], upcomingFeatures: features)
        #expect(plain == .silence)
        #expect(strict.output.contains("class cannot be declared public because its superclass is internal"))
    }
}

/// Compiled stubs.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil))
struct StubModulesTests {
    @Test func severalBuildersAtOnceEndUpWithOneCompleteSet() async throws {
        try await withTemporaryDirectory { parent in
            let toolchain = try Toolchain.current.get()
            let directories = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 1...2 {
                    group.addTask { try StubModules(toolchain: toolchain, parent: parent).directory }
                }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(directories.count == 1)
            #expect(try contents(of: parent).count == 1)
        }
    }

    @Test func whatACleanerOfTemporaryFilesLeftOverIsReplaced() async throws {
        try await withTemporaryDirectory { parent in
            let toolchain = try Toolchain.current.get()
            let shared = URL(fileURLWithPath: try StubModules.shared.get().directory)
            let built = "\(parent)/\(shared.lastPathComponent)"
            try FileManager.default.createDirectory(atPath: built, withIntermediateDirectories: true)
            for name in try contents(of: shared.path) where name != "ModuleCache" {
                try FileManager.default.copyItem(atPath: "\(shared.path)/\(name)", toPath: "\(built)/\(name)")
            }
            let complete = try contents(of: built)
            try FileManager.default.removeItem(atPath: "\(built)/Foundation.swiftmodule")
            let rebuilt = try StubModules(toolchain: toolchain, parent: parent).directory
            #expect(rebuilt == built)
            #expect(try contents(of: rebuilt) == complete)
            #expect(try contents(of: parent).count == 1)
        }
    }

    @Test func withoutAToolchainThereIsAReason() {
        #expect(throws: TypeCheckingError.self) { try Toolchain.find(searchPath: "").get() }
    }

    private func contents(of directory: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
    }

    private func withTemporaryDirectory(_ body: (String) async throws -> Void) async throws {
        let path = NSTemporaryDirectory() + "modelc-stub-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: path) }
        try await body(path)
    }
}

/// Code with typed keys that compiles, and code that must not compile.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct TypedKeyTests {
    @Test(arguments: TestScope.pairs(TypeChecker.Mode.allCases, ["", "NonisolatedNonsendingByDefault"]))
    func everyOperatorCompiles(_ mode: TypeChecker.Mode, _ feature: String) throws {
        let outcome = try check("Uses.swift", mode: mode, upcomingFeatures: feature.isEmpty ? [] : [feature])
        #expect(outcome == .silence, "\(outcome.output)")
    }

    @Test func wrongTypesDoNotCompile() throws {
        let lines = try String(contentsOfFile: Fixtures.path("Keys/Wrong.swift"), encoding: .utf8)
            .components(separatedBy: "\n")
        let wrong = lines.indices.filter { lines[$0].hasSuffix("// wrong") }.map { $0 + 1 }
        #expect(wrong.count > 25)
        let output = try check("Wrong.swift", mode: .swift6).output
        let found = Set(output.matches(of: /Wrong\.swift:(\d+):\d+: error:/).compactMap { Int($0.output.1) })
        #expect(wrong.filter { !found.contains($0) } == [], "lines that compile")
        #expect(found.subtracting(wrong) == [], "lines that should compile: \(output)")
    }

    private func check(
        _ file: String, mode: TypeChecker.Mode, upcomingFeatures: [String] = []
    ) throws -> CompilerOutcome {
        let sources = try GeneratedSources(model: Fixtures.path("Keys/Shop.xcdatamodeld"))
        #expect(sources.diagnostics.isEmpty)
        let folder = try TemporaryFolder()
        let files = try GeneratedModule.modules(of: [sources])[0].write(to: folder)
        return try TypeChecker().check(
            swift: files + [Fixtures.path("Keys/\(file)")], mode: mode, upcomingFeatures: upcomingFeatures)
    }
}
