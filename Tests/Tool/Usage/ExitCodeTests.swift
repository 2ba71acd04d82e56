import Foundation
import ModelcDiagnostics
import ModelcTestSupport
import Testing

@testable import ModelcKit
@testable import modelc

/// Exit codes and streams for unreadable input.
@Suite struct ExitCodeTests {
    private func project() throws -> LintFixture {
        let project = try LintFixture()
        try project.write(LintFixture.clean, to: "Bakery.xcdatamodeld")
        try project.folder.write("<<<<<<< HEAD\n", to: "Broken.xcdatamodeld/Broken.xcdatamodel/contents")
        try project.folder.write("<<<<<<< HEAD\n", to: "Broken.xcmappingmodel/xcmapping.xml")
        try project.folder.write("generate: [", to: "broken.yml")
        return project
    }

    private struct Document: Decodable {
        struct Message: Decodable {
            var id: String
            var severity: String
        }
        var diagnostics: [Message]
    }

    /// Paths are relative to it; nothing is searched or written anywhere else.
    @Test func aWorkingFolderThatWasRemoved() throws {
        let project = try project()
        try project.folder.makeFolder("gone")
        let script = "cd gone && rmdir ../gone && exec \"$0\" lock Bakery.xcdatamodeld"
        let outcome = try project.modelc.run(
            executable: URL(fileURLWithPath: "/bin/sh"), ["-c", script, ModelcProcess.executable.path])
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("[no-working-folder]"), "\(outcome.errors)")
    }

    /// A run with a document format prints a document for every error.
    @Test(arguments: [
        ["inspect", "Broken.xcdatamodeld"], ["inspect", "none.xcdatamodeld"],
        ["diff", "Broken.xcdatamodeld", "Bakery.xcdatamodeld"],
        ["diff", "none", "Bakery.xcdatamodeld"], ["plan", "Broken.xcdatamodeld"], ["plan", "none.xcdatamodeld"],
        ["plan", "Bakery.xcdatamodeld", "--store", "none"], ["plan", "Bakery.xcdatamodeld", "--mappings", "none"],
        ["mapping", "show", "Broken.xcmappingmodel"], ["mapping", "show", "none.xcmappingmodel"],
        ["config", "--config", "broken.yml"],
        ["config", "--config", "none.yml"], ["generate", "Broken.xcdatamodeld", "--output", "out"],
        ["generate", "Bakery.xcdatamodeld", "--output", "out", "--config", "broken.yml"],
        ["hash", "Broken.xcdatamodeld"],
        ["hash", "none.xcdatamodeld"], ["lock", "Broken.xcdatamodeld"], ["lock", "none.xcdatamodeld"],
        ["identify", "broken.yml", "--model", "Bakery.xcdatamodeld"],
        ["identify", "x", "--model", "none.xcdatamodeld"],
        ["store", "describe", "broken.yml"], ["store", "dump", "none"], ["store", "check", "none"],
    ])
    func unreadableInputGivesADocument(_ arguments: [String]) throws {
        let project = try project()
        let outcome = try project.modelc.run(arguments + ["--format", "json"])
        #expect(outcome.status == 2 && !outcome.errors.isEmpty, "\(outcome.output)\(outcome.errors)")
        let document = try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
        #expect(document.diagnostics.contains { $0.severity == "error" })
    }

    @Test(
        .enabled(if: PowerlessUser.isAvailable, Comment(rawValue: PowerlessUser.absence)), arguments: [0o000, 0o444])
    func aFolderOfMappingModelsThatCannotBeRead(_ rights: Int) throws {
        let project = try project()
        try FileManager.default.removeItem(atPath: project.folder.path("Broken.xcmappingmodel"))
        try project.folder.makeFolder("Mappings/Old")
        let folder = project.folder.path("Mappings")
        try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: folder)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder) }
        for arguments in [[], ["--mappings", "Mappings"]] {
            let outcome = try PowerlessUser.run(project.modelc, ["plan", "Bakery.xcdatamodeld"] + arguments)
            #expect(outcome.status == 2 && outcome.errors.contains("[unreadable-file]"), "\(outcome.errors)")
        }
    }
}

/// An error has one exit code and one id in every command.
@Suite struct SameProblemTests {
    private static let twins = """
        <entity name="Book" representedClassName="Book"/>
        <entity name="Book" representedClassName="Book"/>
        """
    private static let unknownDestination = """
        <entity name="Book" representedClassName="Book">
            <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author"/>
        </entity>
        """
    private static let unknownType = """
        <entity name="Book" representedClassName="Book">
            <attribute name="title" optional="YES" attributeType="Strng"/>
        </entity>
        """

    private func project(_ entities: String) throws -> LintFixture {
        let project = try LintFixture()
        try project.write(LintFixture.clean, to: "M.xcdatamodeld")
        #expect(try project.modelc.run("lock").status == 0)
        try project.write(entities, to: "M.xcdatamodeld")
        return project
    }

    @Test(
        arguments: [twins, unknownDestination],
        [["doctor"], ["lint"], ["check"], ["hash"], ["plan"], ["compile", "-o", "Out"], ["generate", "-o", "Out"]])
    func aProblemOfStructureIsAFinding(_ entities: String, _ arguments: [String]) throws {
        // Its folder is removed with it.
        let project = try project(entities)
        let outcome = try withExtendedLifetime(project) { try project.modelc.run(arguments) }
        #expect(outcome.status == 1, "\(outcome)")
        let all = outcome.output + outcome.errors
        let id = entities == Self.twins ? "duplicate-entity-name" : "unknown-destination"
        #expect(all.contains("[\(id)]"), "\(outcome)")
    }

    @Test(
        arguments: [unknownType, "<entity"],
        [
            ["doctor"], ["lint"], ["check"], ["hash"], ["plan"], ["inspect"], ["diagram"], ["lock"],
            ["lock", "--check"], ["compile", "-o", "Out"],
        ])
    func whatCannotBeReadIsNoFinding(_ entities: String, _ arguments: [String]) throws {
        // Its folder is removed with it.
        let project = try project(entities)
        let outcome = try withExtendedLifetime(project) { try project.modelc.run(arguments) }
        #expect(outcome.status == 2, "\(outcome)")
        let all = outcome.output + outcome.errors
        let id = entities == Self.unknownType ? "unreadable-element" : "unreadable-model"
        #expect(all.contains("[\(id)]"), "\(outcome)")
    }

    /// `generate` leaves out unreadable parts, and writes the rest: only a file without readable parts is unreadable.
    @Test(
        arguments: [(unknownType, 1), ("<entity", 2)],
        [["generate", "-o", "Out"], ["generate", "-o", "Out", "--check"]])
    func generateLeavesOutWhatItCannotRead(_ entities: (String, Int), _ arguments: [String]) throws {
        let project = try project(entities.0)
        let outcome = try withExtendedLifetime(project) { try project.modelc.run(arguments) }
        #expect(outcome.status == entities.1, "\(outcome)")
    }

    /// The error of a version that is not locked yet; the readable versions are counted nevertheless.
    @Test func aCheckOfLocksReadsAllVersions() throws {
        let project = try project(LintFixture.clean)
        try project.write("<entity", version: "M 2", of: "M.xcdatamodeld")
        try project.makeCurrent("M", of: "M.xcdatamodeld")
        let outcome = try project.modelc.run("lock", "--check")
        #expect(outcome.status == 2 && outcome.output == "M.xcdatamodeld: 1 unchanged\n", "\(outcome)")
    }

    @Test(arguments: [
        ["inspect", "none"], ["textconv", "none"], ["merge", "none", "none", "none"], ["decompile", "none.momd"],
        ["identify", "none.sqlite"], ["mapping", "show", "none.xcmappingmodel"], ["edit", "--script", "none"],
    ])
    func whatIsNotThereHasOneID(_ arguments: [String]) throws {
        let project = try LintFixture()
        try project.write(LintFixture.clean, to: "M.xcdatamodeld")
        let outcome = try project.modelc.run(arguments)
        #expect(outcome.status == 2 && outcome.errors.contains("[no-such-path]"), "\(outcome)")
    }

    @Test func standardInputIsReadOrRefused() throws {
        let project = try LintFixture()
        try project.folder.write(LintFixture.document(LintFixture.clean), to: "contents")
        let piped = { (arguments: [String]) throws in
            try project.modelc.run(
                executable: URL(fileURLWithPath: "/bin/sh"),
                ["-c", "exec \"$0\" \"$@\" < contents", ModelcProcess.executable.path] + arguments)
        }
        for command in [["textconv", "-"], ["diagram", "-"], ["simulate", "delete", "-", "Shelf"]] {
            let outcome = try piped(command)
            #expect(outcome.status == 0 && outcome.output.contains("Shelf"), "\(command): \(outcome)")
        }
        let refusing = [
            ["decompile", "-"], ["mapping", "show", "-"], ["mapping", "check", "-"], ["merge", "-", "a", "b"],
            ["doctor", "-"], ["lock", "-"],
        ]
        for command in refusing {
            let outcome = try piped(command)
            #expect(outcome.status == 64 && outcome.errors.contains("standard input"), "\(command): \(outcome)")
        }
    }
}

/// The ledger that determines the exit code.
@Suite struct RunLedgerTests {
    private let failure = Diagnostic(.unreadableFile, .error, "'a' cannot be read")
    private let warning = Diagnostic(.unreadableFile, .warning, "'b' is passed over")

    @Test func theExitCodeFollowsFromIt() {
        #expect(RunLedger().result(hasFindings: false).rawValue == 0)
        #expect(RunLedger().result(hasFindings: true).rawValue == 1)
        #expect(RunLedger([warning]).result(hasFindings: false).rawValue == 0)
        #expect(RunLedger([warning, failure]).result(hasFindings: false).rawValue == 2)
        #expect(RunLedger([failure]).result(hasFindings: true).rawValue == 2)
    }

    @Test func noRunFailsWithoutAMessage() {
        var ledger = RunLedger()
        ledger.enter([warning], ofReading: "M", isUsable: true)
        #expect(ledger.isEmpty)
        ledger.enter([warning], ofReading: "M", isUsable: false)
        #expect(ledger.failures.map(\.id) == [.unusableInput] && ledger.failures.first?.location?.path == "M")
    }

    @Test func eachFailureIsToldOnce() {
        var ledger = RunLedger([failure, failure])
        ledger.enter(RunLedger([failure]))
        #expect(ledger.failures == [failure])
        #expect(ledger.messages(besides: [warning]) == [failure, warning])
        #expect(ledger.messages(besides: [warning, failure]) == [warning, failure])
    }
}
