import Foundation
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// The script of `compile --verify-on-mac`, as far as it can be tested without a Mac: it compiles, and reports nothing
/// that it did not check.
@Suite(.enabled(if: SwiftPrograms.areAvailable, "programs are compiled with the swiftc of PATH"))
struct MacVerificationTests {
    private static let model = "Samples/DataStore/DataStore.xcdatamodeld"

    private let modelc = ModelcProcess()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func theScriptRuns() throws {
        let program = try build()
        let programs = try SwiftPrograms()
        let nothing = try programs.run(program)
        #expect(nothing.exitCode == 64 && nothing.output.contains("usage:"), "\(nothing.output)")
        let inspected = try document("inspect", Self.model, "--all-versions")
        let hashes = try document("hash", Self.model, "--all-versions")
        let unloaded = try programs.run(program, [folder.path("DataStore.momd"), inspected, hashes])
        #expect(unloaded.exitCode == 1 && unloaded.output.contains("DataStore.mom: Core Data does not load it"))
        #expect(unloaded.output.contains("2 differences") && !unloaded.output.contains("all right"))
        let single = try programs.run(program, [folder.path("Other.mom"), inspected])
        #expect(single.exitCode == 1 && single.output.contains("Other.mom: Core Data does not load it"))
        let mapping = try programs.run(program, [folder.path("Step.cdm"), inspected])
        #expect(mapping.exitCode == 64 && mapping.output.contains("mapping.json"))
        #expect(try programs.run(program, [folder.path("DataStore.momd"), folder.path("none")]).exitCode == 64)
    }

    /// The documents have every key that the script reads.
    @Test func theScriptAsksForKeysOfTheDocuments() throws {
        let script = try modelc.run("compile", "--verify-on-mac").output
        let keys = Set(script.matches(of: /(?:list|string|flag|number)\(\w+, "(\w+)"\)/).map { String($0.output.1) })
        #expect(keys.count > 30)
        let schemas = try ["inspect", "hash", "mapping-show"].map { name in
            try String(
                contentsOfFile: Repository.path("Sources/modelc/Documentation.docc/Schemas/\(name).json"),
                encoding: .utf8)
        }.joined()
        for key in keys.subtracting(["command"]) { #expect(schemas.contains("\"\(key)\""), "\(key)") }
    }

    private func document(_ arguments: String...) throws -> String {
        let outcome = try modelc.run(arguments + ["--format", "json"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try folder.write(outcome.output, to: arguments[0] + ".json")
    }

    /// The script with the interface in place of the framework.
    private func build() throws -> String {
        let script = try modelc.run("compile", "--verify-on-mac").output
        let main = try folder.write(script.replacingOccurrences(of: "import CoreData\n", with: ""), to: "main.swift")
        let interface = try folder.write(CoreDataInterface.text, to: "CoreDataInterface.swift")
        let outcome = try SwiftPrograms().link(
            [main, interface], with: [], of: folder.url.path, into: folder.path("verify"), languageMode: "5")
        #expect(outcome.succeeded, "\(outcome.output)")
        return folder.path("verify")
    }
}
