import Foundation
import ModelcTestSupport
import Testing

/// The page about checks in CI, and the files that `init` writes for services, run as on a service.
@Suite struct CheckInCITests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("App")
        try FileManager.default.copyItem(
            atPath: Repository.path("Samples/DataStore/DataStore.xcdatamodeld"),
            toPath: folder.path("App/DataStore.xcdatamodeld"))
    }

    private func shell(_ command: String, _ environment: [String: String] = [:]) throws -> ModelcProcess.Outcome {
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let tools = ModelcProcess.executable.deletingLastPathComponent().path
        modelc.environment["PATH"] = tools + ":/usr/bin:/bin"
        modelc.environment.merge(environment) { $1 }
        return try modelc.run(executable: URL(fileURLWithPath: "/bin/sh"), ["-c", command])
    }

    /// The commands run one after the other. For a failing check the page shows the lines of the parts.
    @Test func everyCommandPrintsWhatThePageSays() throws {
        let steps = try DocumentationPage("CheckInCI").steps
        #expect(steps.count == 6)
        for step in steps {
            let outcome = try shell("{ \(step.command); } 2>&1")
            let isWhole = !step.output.hasPrefix("check failed")
            #expect(
                isWhole ? outcome.output == step.output : outcome.output.hasPrefix(step.output + "\n"),
                "$ \(step.command)\n\(outcome.output)")
        }
    }

    @Test(.enabled(if: GitFixture.git != nil)) func everyOtherCommandOfThePageRuns() throws {
        let fixture = try repository()
        let commands = try DocumentationPage("CheckInCI").blocks("sh").flatMap { $0.components(separatedBy: "\n") }
        #expect(commands.count == 5)
        for command in commands {
            let outcome = try shell(command.replacing("origin/main", with: "main"))
            #expect(outcome.status == 0, "\(command)\n\(outcome.output)\(outcome.errors)")
        }
        withExtendedLifetime(fixture) {}
    }

    @Test(.enabled(if: GitFixture.git != nil)) func gitKnowsWhichFilesAreGenerated() throws {
        let fixture = try repository()
        try FileManager.default.moveItem(
            atPath: folder.path("App/DataStore.xcdatamodeld"), toPath: folder.path("App/My Data.xcdatamodeld"))
        try FileManager.default.moveItem(atPath: folder.path("App"), toPath: folder.path("My \"App\""))
        #expect(try shell("modelc init --gitattributes && modelc generate --quiet").status == 0)
        func attributes(_ path: String) throws -> String { try fixture.git("check-attr", "-a", "--", path) }
        let generated = try folder.files().filter { $0.contains("/Generated/") }
        #expect(!generated.isEmpty)
        for path in generated { #expect(try attributes(path).contains("linguist-generated: set"), "\(path)") }
        #expect(try !attributes("My \"App\"/Entities/DataStore.swift").contains("linguist-generated"))
        #expect(try attributes("My \"App\"/My Data.xcdatamodeld/DataStore.xcdatamodel/contents").contains("text: set"))
    }

    /// A repository in the folder with one commit on `main`.
    private func repository() throws -> GitFixture {
        let fixture = try GitFixture(in: folder)
        try fixture.git("init", "-q", "-b", "main")
        try fixture.git("add", "-A")
        try fixture.git("commit", "-q", "-m", "one")
        return fixture
    }
}

/// The repository's files for CI, run as on a service.
@Suite struct LintInCITests {
    private let project: LintFixture

    init() throws {
        project = try LintFixture()
        try project.write(LintFixture.bakery, to: "Model/My Bakery.xcdatamodeld")
    }

    private func shell(_ command: String, _ environment: [String: String] = [:]) throws -> ModelcProcess.Outcome {
        var modelc = project.modelc
        let tools = ModelcProcess.executable.deletingLastPathComponent().path
        modelc.environment["PATH"] = tools + ":/usr/bin:/bin"
        modelc.environment.merge(environment) { $1 }
        return try modelc.run(executable: URL(fileURLWithPath: "/bin/sh"), ["-c", command])
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: project.folder.path(path), encoding: .utf8)
    }

    @Test func theHooksRunTheTool() throws {
        let hooks = try String(contentsOfFile: Repository.path(".pre-commit-hooks.yaml"), encoding: .utf8)
        let entries = hooks.split(separator: "\n").filter { $0.hasPrefix("  entry: ") }.map { $0.dropFirst(9) }
        #expect(entries.count == 2)
        for entry in entries { #expect(try shell(String(entry)).status == 1) }
        let pattern = try #require(hooks.split(separator: "\n").first { $0.hasPrefix("  files: ") }).dropFirst(9)
        let files = try Regex(String(pattern))
        for path in ["Model/A.xcdatamodeld/A 2.xcdatamodel/contents", "A.xcdatamodeld/.xccurrentversion"] {
            #expect(path.firstMatch(of: files) != nil)
        }
        #expect("Sources/xcdatamodel.swift".firstMatch(of: files) == nil)
    }

    @Test func eachCommandOfThePageWorks() throws {
        try project.folder.write("lint:\n  rules: { default-not-representable: warning }\n", to: ".modelc.yml")
        let page = try String(
            contentsOfFile: Repository.path("Sources/modelc/Documentation.docc/LintInCI.md"), encoding: .utf8)
        let commands = page.split(separator: "\n").map { $0.drop { " -".contains($0) } }
            .filter { $0.hasPrefix("modelc lint") }.map(String.init)
        #expect(commands.count >= 9)
        for command in commands {
            let outcome = try shell(command, ["SRCROOT": project.folder.url.path])
            #expect(outcome.status == 0, "\(command)\n\(outcome.output)\(outcome.errors)")
        }
        for file in ["gl-code-quality-report.json", "modelc.xml", "modelc.sarif", "modelc.md", "checkstyle.xml"] {
            #expect(try text(file).contains("insecure-transformer"), "\(file)")
        }
    }
}
