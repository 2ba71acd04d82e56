import Foundation
import ModelcDiagnostics
import ModelcSettings
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// Use cases run without a process, in a temporary folder, with their own environment and git.
@Suite struct InProcessTests {
    private let folder: TemporaryFolder
    private let workspace: Workspace

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            atPath: Repository.path("Samples/BookList/BookList.xcdatamodeld"),
            toPath: folder.path("BookList.xcdatamodeld"))
        workspace = Workspace(folder: folder.url.path, environment: ["PATH": "/usr/bin:/bin"])
    }

    @Test func lintShowsPathsFromItsOwnFolder() throws {
        try folder.write(InProcessTests.withoutInverse, to: "Faulty.xcdatamodeld/Faulty.xcdatamodel/contents")
        var request = LintRequest()
        request.paths = ["Faulty.xcdatamodeld"]
        let outcome = try Lint(request, in: workspace).run()
        let finding = try #require(outcome.found.findings.first { $0.id.rawValue == "missing-inverse" })
        #expect(finding.location?.path == "Faulty.xcdatamodeld/Faulty.xcdatamodel/contents")
        #expect(outcome.found.display.root == folder.url.path)
        #expect(outcome.result == .findings)
    }

    @Test func lintObeysTheVariablesOfItsOwnEnvironment() throws {
        func rules(_ environment: [String: String]) throws -> Set<String> {
            try folder.write(InProcessTests.withoutInverse, to: "Faulty.xcdatamodeld/Faulty.xcdatamodel/contents")
            var request = LintRequest()
            request.settings.preset = .flag(TextList(["xcode-parity"]))
            request.paths = ["Faulty.xcdatamodeld"]
            let lint = Lint(request, in: Workspace(folder: folder.url.path, environment: environment))
            return Set(try lint.run().found.findings.map(\.id.rawValue))
        }
        #expect(try rules([:]).contains("missing-inverse"))
        #expect(try !rules(["MOMC_NO_INVERSE_RELATIONSHIP_WARNINGS": "YES"]).contains("missing-inverse"))
    }

    @Test func lintComparesWithItsOwnRepository() throws {
        let fixture = try GitFixture.committed("App/M.xcdatamodeld", "title")
        try fixture.writeModel("App/M.xcdatamodeld", ["title", "subtitle"])
        var request = LintRequest()
        request.settings.against = .flag("one")
        request.paths = ["App/M.xcdatamodeld"]
        request.isBaseReleased = true
        let there = Workspace(
            folder: fixture.folder.url.path, environment: ProcessInfo.processInfo.environment)
        var lint = Lint(request, in: there)
        #expect(try lint.run().found.findings.contains { $0.category == "migration" })
        // Without git, the released state is unknown.
        lint = Lint(request, in: Workspace(folder: fixture.folder.url.path, environment: ["PATH": "/nowhere"]))
        let outcome = try lint.run()
        #expect(outcome.result == .failed)
        #expect(outcome.messages.contains { $0.id == .gitUnavailable })
    }

    @Test func generateWritesBelowItsOwnFolder() throws {
        var request = GenerateRequest()
        request.settings.output = .flag(ConfiguredPath("Generated"))
        let outcome = try Generate(request, in: workspace).run()
        #expect(outcome.result == .done)
        let files = try folder.files().filter { $0.hasPrefix("Generated/") }
        #expect(!files.isEmpty && files.count == outcome.report.files.count)
        #expect(outcome.report.files.allSatisfy { $0.path.hasPrefix(folder.path("Generated") + "/") })
        // A second run finds everything up to date.
        #expect(try Generate(request, in: workspace).run().report.files.allSatisfy { !$0.action.writes })
    }

    @Test func generateReadsTheConfigurationOfItsOwnFolder() throws {
        try folder.write("version: 1\ngenerate:\n  output: FromFile\n", to: ".modelc.yml")
        var request = GenerateRequest(path: "BookList.xcdatamodeld")
        request.action.isRehearsal = true
        let outcome = try Generate(request, in: workspace).run()
        #expect(outcome.report.files.allSatisfy { $0.path.hasPrefix(folder.path("FromFile") + "/") })
        #expect(!outcome.report.files.isEmpty)
        #expect(try folder.files().allSatisfy { !$0.hasPrefix("FromFile/") })
    }

    @Test func planReadsTheOnlyModelOfItsOwnFolder() throws {
        let outcome = try Plan(PlanRequest(), in: workspace).run()
        let report = try #require(outcome.report)
        #expect(report.target == "BookList 3")
        #expect(report.routes.map(\.from) == ["BookList", "BookList 2"])
        #expect(report.modelPath == folder.path("BookList.xcdatamodeld"))
        #expect(outcome.ledger.isEmpty)
    }

    @Test func optionsAreNamedAsTheWorkspaceNamesThem() throws {
        var request = HashRequest(path: "BookList.xcdatamodeld")
        request.entity = "Nothing"
        let help = { (workspace: Workspace) in
            try Hash(request, in: workspace).run().messages.first { $0.id == .unknownEntity }?.help
        }
        #expect(try help(workspace) == "modelc hash without 'entity' lists the entities")
        var other = workspace
        other.wording = Wording { "-\($0.rawValue)" }
        #expect(try help(other) == "modelc hash without -entity lists the entities")
    }

    private static let withoutInverse = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" lastSavedToolsVersion="22522" \
        systemVersion="23B81" minimumToolsVersion="Automatic" sourceLanguage="Swift" userDefinedModelVersionIdentifier="">
            <entity name="Book" representedClassName="Book" syncable="YES" codeGenerationType="class">
                <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" \
        destinationEntity="Book"/>
            </entity>
        </model>

        """
}

/// `format` in process.
@Suite struct FormatTests {
    private let folder: TemporaryFolder
    private let workspace: Workspace

    init() throws {
        folder = try TemporaryFolder()
        workspace = Workspace(folder: folder.url.path, environment: ["PATH": "/usr/bin:/bin"])
    }

    /// Without a name all models below the folder are used; one in the binary form is named.
    @Test func allModelsBelow() throws {
        for name in ["One", "Two"] { _ = try NewModel(NewModelRequest(path: name), in: workspace).run() }
        #expect(try FormatModels(FormatRequest(), in: workspace).run().fileCount == 2)
    }

    /// A file that a killed run left is removed by the next command that writes the same file.
    @Test(arguments: ["edit", "format"])
    func whatAKilledRunLeftGoes(_ command: String) throws {
        var new = NewModelRequest(path: "L")
        new.entities = ["B", "A"]
        _ = try NewModel(new, in: workspace).run()
        let left = "L.xcdatamodeld/L.xcdatamodel/.modelc-999999999-1.tmp"
        try folder.write("half", to: left)
        switch command {
        case "edit":
            var request = EditRequest()
            request.script = "add attribute A.title String"
            _ = try Edit(request, in: workspace).run()
        default:
            try folder.write(contents.replacing("    <", with: "<"), to: "L.xcdatamodeld/L.xcdatamodel/contents")
            _ = try FormatModels(FormatRequest(), in: workspace).run()
        }
        #expect(try folder.files().allSatisfy { !$0.contains(".tmp") })
    }

    private var contents: String {
        get throws {
            try String(contentsOfFile: folder.path("L.xcdatamodeld/L.xcdatamodel/contents"), encoding: .utf8)
        }
    }

    @Test func formattingSortsAndKeeps() throws {
        try folder.makeFolder("Shop.xcdatamodel")
        let text = """
            <?xml version="1.0"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0"><entity syncable="YES" name="B" odd="1"/>
              <entity name="A"/></model>
            """
        let path = folder.path("Shop.xcdatamodel/contents")
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        var request = FormatRequest()
        request.paths = ["Shop.xcdatamodel"]
        #expect(try FormatModels(request, in: workspace).run().changes.count == 1)
        let formatted = try String(contentsOfFile: path, encoding: .utf8)
        #expect(formatted.contains("    <entity name=\"A\"/>\n    <entity name=\"B\" syncable=\"YES\" odd=\"1\"/>\n"))
        #expect(try FormatModels(request, in: workspace).run().changes.isEmpty)
        // Xcode writes no byte order mark.
        try ("\u{FEFF}" + formatted).write(toFile: path, atomically: true, encoding: .utf8)
        #expect(try FormatModels(request, in: workspace).run().changes.count == 1)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == formatted)
        for content in ["<!-- a -->", "stray", "<![CDATA[ ]]>", "<?keep me?>"] {
            let stranger = formatted.replacing("    <entity name=\"A\"/>", with: "\(content) <entity name=\"A\"/>")
            try stranger.write(toFile: path, atomically: true, encoding: .utf8)
            let outcome = try FormatModels(request, in: workspace).run()
            #expect(outcome.changes.isEmpty && outcome.messages.map(\.id) == [.commentsNotFormatted], "\(content)")
            let isComment = content.hasPrefix("<!--")
            #expect(outcome.messages.allSatisfy { $0.help?.contains("user info") == isComment }, "\(content)")
            #expect(try String(contentsOfFile: path, encoding: .utf8) == stranger)
        }
    }
}
