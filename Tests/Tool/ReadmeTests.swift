import Foundation
import ModelcTestSupport
import Testing

/// What the README shows is what the tool prints: every `console` block is run, in a folder with the samples.
@Suite struct ReadmeTests {
    @Test func everyConsoleBlockIsRealOutput() throws {
        let readme = try String(contentsOfFile: Repository.path("README.md"), encoding: .utf8)
        let blocks = consoleBlocks(in: readme)
        #expect(blocks.count >= 2)
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            at: Repository.root.appendingPathComponent("Samples"), to: folder.url.appendingPathComponent("Samples"))
        for step in blocks.flatMap(steps) {
            #expect(try output(of: step.command, in: folder) == step.output, "$ \(step.command)")
        }
    }

    private struct Step {
        var command: String
        var output: String
    }

    private func consoleBlocks(in text: String) -> [String] {
        text.components(separatedBy: "```console\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
    }

    /// The commands of a block, which begin with `$`, each with the lines that follow it.
    private func steps(in block: String) -> [Step] {
        block.components(separatedBy: "$ ").dropFirst().compactMap { text in
            guard let end = text.firstIndex(of: "\n") else { return nil }
            return Step(command: String(text[..<end]), output: String(text[text.index(after: end)...]))
        }
    }

    private func output(of command: String, in folder: TemporaryFolder) throws -> String {
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let tools = ModelcProcess.executable.deletingLastPathComponent().path
        modelc.environment["PATH"] = tools + ":/usr/bin:/bin"
        let outcome = try modelc.run(executable: URL(fileURLWithPath: "/bin/sh"), ["-c", command + " 2>&1"])
        return outcome.output
    }
}
