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

    @Test func theActionAnnotatesSummarisesAndWritesSARIF() throws {
        try project.folder.write("before\n", to: "summary.md")
        try project.folder.write("", to: "output")
        let script = Repository.path(".github/actions/lint/run.sh")
        let environment = [
            "MODELC": ModelcProcess.executable.path, "LINT_SARIF": "out/modelc.sarif", "GITHUB_ACTIONS": "true",
            "LINT_PATHS": "Model/My Bakery.xcdatamodeld\n",
            "LINT_ARGUMENTS": "--min-severity=info\n--except=attributes\n",
            "GITHUB_STEP_SUMMARY": project.folder.path("summary.md"), "GITHUB_OUTPUT": project.folder.path("output"),
        ]
        let outcome = try shell("'\(script)'", environment)
        #expect(outcome.status == 1, "\(outcome.errors)")
        #expect(outcome.output.contains(",file=Model/My Bakery.xcdatamodeld/"), "\(outcome.output)")
        #expect(!outcome.output.contains("insecure-transformer"))
        #expect(
            try text("summary.md").hasPrefix("before\n") && text("summary.md").contains("default-not-representable"))
        #expect(try text("output") == "sarif=out/modelc.sarif\n")
        #expect(try text("out/modelc.sarif").contains("\"2.1.0\""))
    }

    @Test func theActionPassesWhereNothingIsFound() throws {
        try project.write(LintFixture.clean, to: "Model/My Bakery.xcdatamodeld")
        let script = Repository.path(".github/actions/lint/run.sh")
        let outcome = try shell("'\(script)'", ["MODELC": ModelcProcess.executable.path])
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        let hostile = try shell(
            "'\(script)'", ["MODELC": ModelcProcess.executable.path, "LINT_PATHS": "$(touch x)\n*"])
        #expect(hostile.status == 2)
        #expect(!FileManager.default.fileExists(atPath: project.folder.path("x")))
    }

    /// The names in `action.yml` are those that the script reads.
    @Test func theActionHandsOverWhatTheScriptReads() throws {
        let action = try String(contentsOfFile: Repository.path(".github/actions/lint/action.yml"), encoding: .utf8)
        let script = try String(contentsOfFile: Repository.path(".github/actions/lint/run.sh"), encoding: .utf8)
        for name in ["LINT_PATHS", "LINT_ARGUMENTS", "LINT_SARIF", "MODELC"] {
            #expect(action.contains("        \(name): ${{ inputs.") && script.contains("${\(name):-"), "\(name)")
        }
        #expect(action.contains("        MODELC_RELEASE: ${{ github.") && script.contains("${MODELC_RELEASE:-}"))
    }

    /// The action downloads modelc, and never runs a file whose checksum is not that of the release.
    @Test func theActionRunsTheReleasedBinary() throws {
        let files = project.folder.path("release")
        #if os(macOS)
            let archive = "modelc-macos-universal.tar.gz"
        #else
            let archive = "modelc-linux-$(uname -m).tar.gz"
        #endif
        let tool = "printf '#!/bin/sh\\necho released' >modelc && chmod +x modelc"
        let release =
            "mkdir release && cd release && \(tool) && tar -czf \(archive) modelc && sha256sum *.gz >checksums.txt"
        #expect(try shell(release).status == 0)
        let environment = ["RELEASE": "file://\(files)", "FOLDER": project.folder.path("kept")]
        let script = Repository.path(".github/actions/lint/modelc.sh")
        let found = try shell("\"$('\(script)')\"", environment)
        #expect(found.output == "released\n", "\(found.errors)")
        #expect(try shell("echo 0000 modelc-other.tar.gz >release/checksums.txt").status == 0)
        let changed = try shell("'\(script)'", environment)
        #expect(changed.status == 2 && changed.output.isEmpty)
        #expect(changed.errors.contains("does not have the released checksum"), "\(changed.errors)")
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
