import Foundation
import ModelcTestSupport
import Testing

/// What the page about templates shows is what the tool does.
@Suite struct TemplatesPageTests {
    /// A fenced block of the page.
    private struct Block {
        var kind: String
        var text: String
    }

    private static func blocks() throws -> [Block] {
        let page = try String(
            contentsOfFile: Repository.path("Sources/modelc/Documentation.docc/Templates.md"), encoding: .utf8)
        let parts = page.components(separatedBy: "```")
        return parts.enumerated().filter { $0.offset % 2 == 1 }.map { _, part in
            let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            return Block(kind: String(lines[0]), text: lines.count > 1 ? String(lines[1]) : "")
        }
    }

    @Test func everyTemplateGivesTheTextThatFollowsIt() throws {
        let blocks = try TemplatesPageTests.blocks()
        let pairs = zip(blocks, blocks.dropFirst()).filter { $0.0.kind == "motemplate" }
        #expect(pairs.count >= 5)
        #expect(pairs.allSatisfy { $0.1.kind == "text" })
        let folder = try TemporaryFolder()
        var manifest = ""
        for (index, pair) in pairs.enumerated() {
            try folder.write(pair.0.text, to: "Mine/example\(index).t")
            manifest += "example\(index).t {{class}}\(index).txt entity human\n"
        }
        try folder.write(manifest, to: "Mine/mine.manifest")
        let outcome = try ModelcProcess().run(
            "generate", "Samples/BookList/BookList.xcdatamodeld", "--output", folder.path("Out"), "--templates",
            folder.path("Mine"))
        #expect(outcome.status == 0, "\(outcome.errors)")
        for (index, pair) in pairs.enumerated() {
            let text = try String(contentsOfFile: folder.path("Out/Shelf\(index).txt"), encoding: .utf8)
            #expect(text == pair.1.text)
        }
    }

    /// Commands run one after the other in one folder, with the page's files in it.
    @Test func everyCommandPrintsWhatThePageSays() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            at: Repository.root.appendingPathComponent("Samples"), to: folder.url.appendingPathComponent("Samples"))
        var count = 0
        for block in try TemplatesPageTests.blocks() {
            if block.kind.hasPrefix("file:") { try folder.write(block.text, to: String(block.kind.dropFirst(5))) }
            guard block.kind == "console" else { continue }
            for step in block.text.components(separatedBy: "$ ").dropFirst() {
                let end = step.firstIndex(of: "\n") ?? step.endIndex
                let expected = String(step[end...].dropFirst())
                #expect(try output(of: String(step[..<end]), in: folder) == expected, "$ \(step[..<end])")
                count += 1
            }
        }
        #expect(count >= 8)
    }

    private func output(of command: String, in folder: TemporaryFolder) throws -> String {
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let tools = ModelcProcess.executable.deletingLastPathComponent().path
        modelc.environment["PATH"] = tools + ":/usr/bin:/bin"
        return try modelc.run(executable: URL(fileURLWithPath: "/bin/sh"), ["-c", command + " 2>&1"]).output
    }
}
