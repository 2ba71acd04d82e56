import Foundation
import ModelcTestSupport
import Testing

/// What the repository offers for CI, run as it would be.
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
