import Foundation
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// The action of the repository, and the files that `init` writes for services, run as the services run them, with a
/// release on disk.
@Suite struct CIFileTests {
    private let folder: TemporaryFolder
    private static let scripts = ".github/action/"

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
        for name in ["GITHUB_BASE_REF", "GITHUB_STEP_SUMMARY", "GITHUB_OUTPUT", "GITHUB_WORKSPACE"] {
            modelc.environment[name] = ""
        }
        modelc.environment.merge(environment) { $1 }
        return try modelc.run(executable: URL(fileURLWithPath: "/bin/bash"), ["-c", command])
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: folder.path(path), encoding: .utf8)
    }

    private static func repositoryText(_ path: String) throws -> String {
        try String(contentsOfFile: Repository.path(path), encoding: .utf8)
    }

    /// The variables of a script as `action.yml` sets them: inputs with their given or default values, and the
    /// variables of the service.
    private func variables(_ inputs: [String: String]) throws -> [String: String] {
        let action = try CIFileTests.repositoryText("action.yml")
        var values: [String: String] = [:]
        for match in action.matches(of: /(?m)^  ([a-z0-9-]+):\n    description: .+\n    default: (.+)$/) {
            values[String(match.1)] = String(match.2).trimmingCharacters(in: ["\""])
        }
        #expect(values.count == 9 && Set(inputs.keys).isSubset(of: values.keys))
        values.merge(inputs) { $1 }
        var result: [String: String] = [:]
        for match in action.matches(of: /(?m)^        (MODELC_[A-Z0-9]+): \$\{\{ inputs\.([a-z0-9-]+) \}\}$/) {
            result[String(match.1)] = values[String(match.2)]
        }
        return result
    }

    private func run(_ inputs: [String: String] = [:], _ service: [String: String] = [:]) throws
        -> ModelcProcess.Outcome
    {
        var environment = try variables(inputs)
        environment["MODELC"] = ModelcProcess.executable.path
        environment["GITHUB_ACTIONS"] = "true"
        environment.merge(service) { $1 }
        return try shell("'\(Repository.path(CIFileTests.scripts + "run.sh"))'", environment)
    }

    @Test func theActionRunsCheck() throws {
        try folder.write("before\n", to: "summary.md")
        try folder.write("", to: "output")
        let service = ["GITHUB_STEP_SUMMARY": folder.path("summary.md"), "GITHUB_OUTPUT": folder.path("output")]
        #expect(try run([:], service).status == 0)
        #expect(try text("summary.md").hasPrefix("before\n### modelc check passed"))
        #expect(try text("output") == "sarif=modelc.sarif\n")
        #expect(try shell("modelc init --quiet").status == 0)
        let failed = try run(["sarif": "out/modelc.sarif", "arguments": "--except=lint\n--fail-on=error\n"], service)
        #expect(failed.status == 1 && failed.output.contains("::error title=modelc missing-output,"))
        #expect(try text("summary.md").contains("### modelc check failed: generated files"))
        #expect(try text("out/modelc.sarif").contains("\"2.1.0\""))
    }

    @Test func theActionRunsLintWhereItIsAskedTo() throws {
        let contents = "App/DataStore.xcdatamodeld/DataStore.xcdatamodel/contents"
        try folder.write(
            try text(contents).replacing("</model>", with: "<entity name=\"A\" parentEntity=\"B\"/></model>"),
            to: contents)
        let found = try run(["command": "lint", "models": "App/DataStore.xcdatamodeld\n", "sarif": ""])
        #expect(found.status == 1 && found.output.contains("::error title=modelc unknown-parent-entity,"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("modelc.sarif")))
        let hostile = try run(["command": "lint", "models": "$(touch x)\n*"])
        #expect(hostile.status == 2 && !FileManager.default.fileExists(atPath: folder.path("x")))
        let other = try run(["command": "generate"])
        #expect(other.status == 64 && other.errors.contains("is check or lint"))
    }

    /// A pull request is compared with its base branch without further settings.
    @Test(.enabled(if: GitFixture.git != nil)) func theActionComparesWithTheBaseBranch() throws {
        let fixture = try repository()
        let pullRequest = ["GITHUB_BASE_REF": "main"]
        let missing = try run([:], pullRequest)
        #expect(missing.status == 2 && missing.errors.contains("fetch-depth: 0"), "\(missing.errors)")
        try fixture.git("update-ref", "refs/remotes/origin/main", "HEAD")
        #expect(try run([:], pullRequest).status == 0)
        let contents = "App/DataStore.xcdatamodeld/DataStore.xcdatamodel/contents"
        let lines = try text(contents).components(separatedBy: "\n")
        let index = try #require(lines.firstIndex { $0.contains("<attribute ") && $0.hasSuffix("/>") })
        var shorter = lines
        shorter.remove(at: index)
        try folder.write(shorter.joined(separator: "\n"), to: contents)
        let outcome = try run(["arguments": "--fail-on-risk=data-loss"], pullRequest)
        #expect(outcome.status == 1 && outcome.output.contains("DL201"), "\(outcome.output)\(outcome.errors)")
    }

    /// The names in `action.yml` are those that the scripts read, and its version is the version of the tool.
    @Test func theActionHandsOverWhatTheScriptsRead() throws {
        let action = try CIFileTests.repositoryText("action.yml")
        let scripts = try ["run.sh", "get.sh"].map { try CIFileTests.repositoryText(CIFileTests.scripts + $0) }.joined()
        let names = action.matches(of: #/(?m)^        (MODELC[A-Z0-9_]*): /#).map { String($0.output.1) }
        #expect(names.count == 11)
        for name in names { #expect(scripts.contains("$\(name)") || scripts.contains("${\(name):-"), "\(name)") }
        #expect(action.contains("    default: \(ModelcVersion.text)\n"))
        #expect(action.contains("actions/cache@") && action.contains("key: modelc-${{ inputs.version }}-"))
    }

    /// The files of a release whose tool prints the version.
    private func release() throws -> [String: String] {
        #if os(macOS)
            let archive = "modelc-macos-universal.tar.gz"
        #else
            let archive = "modelc-linux-$(uname -m).tar.gz"
        #endif
        let files = "files/releases/download/\(ModelcVersion.text)"
        let tool = "printf '#!/bin/sh\\necho \(ModelcVersion.text)\\n' >modelc && chmod +x modelc"
        let command =
            "mkdir -p \(files) && cd \(files) && \(tool) && tar -czf \(archive) modelc && sha256sum *.gz >checksums.txt"
        #expect(try shell(command).status == 0)
        return [
            "MODELC_REPOSITORY": "file://\(folder.path("files"))", "MODELC_VERSION": ModelcVersion.text,
            "MODELC_FOLDER": folder.path("kept"),
        ]
    }

    /// The action downloads modelc once, and never runs a file whose checksum differs from the release's.
    @Test func theActionRunsTheReleasedBinary() throws {
        var environment = try release()
        let script = "'\(Repository.path(CIFileTests.scripts + "get.sh"))'"
        #expect(try shell("\(script) && kept/modelc", environment).output == "\(ModelcVersion.text)\n")
        // A cached file needs no release.
        #expect(try shell("mv files gone && \(script) && mv gone files", environment).status == 0)
        let sums = "files/releases/download/\(ModelcVersion.text)/checksums.txt"
        #expect(try shell("echo 0000 modelc-other.tar.gz >\(sums); rm -r kept").status == 0)
        let changed = try shell(script, environment)
        #expect(changed.status == 2 && changed.errors.contains("does not have the expected checksum"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("kept/modelc")))
        environment["MODELC_SHA256"] = String(repeating: "0", count: 64)
        #expect(try shell(script, environment).status == 2)
    }

    /// Without a release the sources are built; a fake SwiftPM records its arguments.
    @Test func theActionBuildsWhereThereIsNoRelease() throws {
        var environment = try release()
        environment["MODELC_SOURCES"] = folder.path("sources")
        let swift = """
            #!/bin/sh
            case "$*" in *--show-bin-path*) echo "$PWD/bin" ;; *) mkdir -p bin; echo "$*" >bin/modelc ;; esac
            """
        try folder.write(swift, to: "bin/swift")
        try folder.write("#!/bin/sh\n", to: "bin/pkg-config")
        let script = "'\(Repository.path(CIFileTests.scripts + "get.sh"))'"
        let outcome = try shell(
            "rm -r files; chmod +x bin/*; PATH=\"$PWD/bin:$PATH\" \(script)", environment)
        #expect(outcome.status == 0 && outcome.errors.contains("no released binary at file://"), "\(outcome.errors)")
        #expect(try text("kept/modelc").contains("--package-path \(folder.path("sources")) "))
    }

    /// The files that `init` writes name inputs of the action, and the version of the tool.
    @Test func theWorkflowUsesTheAction() throws {
        #expect(try shell("modelc init --ci github").status == 0)
        let workflow = try text(".github/workflows/modelc.yml")
        #expect(workflow.contains("uses: OWNER/modelc@\(ModelcVersion.text)\n") && workflow.contains("fetch-depth: 0"))
        let inputs = workflow.matches(of: /(?m)^          ([a-z0-9-]+): (.+)$/).filter { $0.1 != "fetch-depth" }
        let given = Dictionary(uniqueKeysWithValues: inputs.map { (String($0.1), String($0.2)) })
        #expect(given == ["command": "check"])
        #expect(try run(given).status == 1, "init has just named a folder, in which nothing is yet")
    }

    @Test(.enabled(if: GitFixture.git != nil)) func theJobOfGitLabChecks() throws {
        let fixture = try repository()
        let revision = try fixture.git("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(try shell("modelc init --ci gitlab").status == 0)
        let command = try #require(try text(".gitlab-ci.yml").firstMatch(of: /(?m)^    - (modelc check .+)$/)).output.1
        let outcome = try shell(String(command), ["CI_MERGE_REQUEST_DIFF_BASE_SHA": revision])
        #expect(outcome.status == 1, "init has just named a folder, in which nothing is yet")
        for file in try text(".gitlab-ci.yml").matches(of: /(?:codequality|junit): (.+)/).map({ String($0.output.1) }) {
            #expect(try text(file).contains("missing-output"), "\(file)")
        }
    }

    #if os(Linux)
        @Test func theJobOfGitLabGetsTheReleasedBinary() throws {
            #expect(try shell("modelc init --ci gitlab").status == 0)
            let job = try text(".gitlab-ci.yml")
            #expect(job.contains("MODELC_VERSION: \(ModelcVersion.text)\n"))
            let block = try #require(job.firstMatch(of: /(?m)^    - \|\n((?:      .+\n)+)/)).output.1
            let lines = block.split(separator: "\n").map { $0.dropFirst(6) }.joined(separator: "\n")
            let environment = try release()
            let script = "set -eo pipefail\n" + lines
            let outcome = try shell(script + "\n.modelc/modelc", environment)
            #expect(outcome.output.hasSuffix("\(ModelcVersion.text)\n"), "\(outcome.errors)")
            #expect(try shell("rm -r files\n" + script, environment).output.contains("is in the cache"))
            _ = try release()
            let sums = "files/releases/download/\(ModelcVersion.text)/checksums.txt"
            let changed = try shell(
                "rm -r .modelc; sed -i.bak 's/^[0-9a-f]*/\(String(repeating: "0", count: 64))/' \(sums)\n" + script,
                environment)
            #expect(changed.status != 0, "\(changed.output)")
            #expect(!FileManager.default.fileExists(atPath: folder.path(".modelc/modelc")))
        }
    #endif

    /// A repository in the folder with one commit on `main`.
    private func repository() throws -> GitFixture {
        let fixture = try GitFixture(in: folder)
        try fixture.git("init", "-q", "-b", "main")
        try fixture.git("add", "-A")
        try fixture.git("commit", "-q", "-m", "one")
        return fixture
    }
}
