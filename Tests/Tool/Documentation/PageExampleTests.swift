import Foundation
import ModelcTestSupport
import Testing

/// The examples of the README and the pages equal the output of the tool: every `console` block is run.
///
/// With `MODELC_RECORD_GOLDENS=1` the outputs are written into the pages, and the test fails.
@Suite struct PageExampleTests {
    /// The page's own test (`CheckInCITests`) runs it in a project with one model.
    private static let runElsewhere = "/CheckInCI.md"

    private static let pages = Result {
        try DocumentationCatalog().texts.filter { !$0.key.hasSuffix(runElsewhere) }.mapValues(PageSession.init)
            .filter { $0.value.commandCount > 0 }
    }

    @Test(arguments: try pages.get().keys.sorted())
    func everyConsoleBlockIsRealOutput(_ path: String) throws {
        let session = try #require(try PageExampleTests.pages.get()[path])
        let page = try #require(try session.replayed(), "the shell ended before the last command of \(path)")
        try Goldens("").expect(page, path)
    }

    /// A page with blocks that are never run would make the test above pass.
    @Test func manyPagesHaveExamples() throws {
        let pages = try PageExampleTests.pages.get()
        #expect(pages.count > 15)
        #expect(try #require(pages["README.md"]).commandCount >= 5)
    }
}

/// Runs the commands of a page's `console` blocks, and writes the files that the page shows.
///
/// A page is one session: its commands run in one shell, in the order of the page, in a copy of those parts of a
/// checkout that readers use. A block that names a file (`file:Mine/mock.t`) is written to that path, relative to the
/// shell's current folder.
struct PageSession {
    /// A part of a page, line by line, with commands and files as input for the shell.
    private enum Piece {
        case line(String)
        case file(path: String, lines: [String])
        /// A line that ends with a backslash continues on the next one.
        case command(lines: [String])
    }

    /// A separator that the shell prints after each command, and that no command prints.
    private static let mark = "\u{1E}"
    private static let samples = ["Samples", "Tests/Fixtures/Corpus/stores"]

    private var pieces: [Piece] = []

    /// - Parameter page: the page in Markdown.
    init(_ page: String) {
        var block: String?
        for line in page.components(separatedBy: "\n") {
            if line.hasPrefix("```") {
                block = block == nil ? String(line.dropFirst(3)) : nil
                pieces.append(.line(line))
                if let path = PageSession.path(in: block) { pieces.append(.file(path: path, lines: [])) }
            } else if block == "console" {
                addConsole(line)
            } else {
                add(line)
            }
        }
    }

    private static func path(in info: String?) -> String? {
        info?.components(separatedBy: "file:").dropFirst().first
    }

    private mutating func add(_ line: String) {
        guard case .file(let path, let lines) = pieces.last else { return pieces.append(.line(line)) }
        pieces[pieces.count - 1] = .file(path: path, lines: lines + [line])
    }

    /// Stores commands. Their recorded output is left out, since it is printed again.
    private mutating func addConsole(_ line: String) {
        if case .command(let lines) = pieces.last, lines.last?.hasSuffix("\\") == true {
            pieces[pieces.count - 1] = .command(lines: lines + [line])
        } else if line.hasPrefix("$ ") {
            pieces.append(.command(lines: [String(line.dropFirst(2))]))
        }
    }

    /// The number of commands on the page.
    var commandCount: Int { pieces.filter { if case .command = $0 { true } else { false } }.count }

    /// The page with the current output of its commands; nil if the shell ended before the last one.
    func replayed() throws -> String? {
        let outputs = try run().components(separatedBy: PageSession.mark + "\n")
        guard outputs.count == commandCount + 1 else { return nil }
        var rest = outputs[...]
        return pieces.flatMap { piece in
            switch piece {
            case .line(let line): [line]
            case .file(_, let lines): lines
            case .command(let lines): PageSession.console(lines, rest.popFirst() ?? "")
            }
        }.joined(separator: "\n")
    }

    private static func console(_ command: [String], _ output: String) -> [String] {
        let lines = output.components(separatedBy: "\n")
        return ["$ " + command.joined(separator: "\n")] + (lines.last == "" ? lines.dropLast() : lines)
    }

    /// The user's settings of git and the variables of a CI service are ignored.
    private func run() throws -> String {
        let folder = try TemporaryFolder()
        for sample in PageSession.samples { try PageSession.copy(sample, to: folder) }
        var shell = ModelcProcess()
        shell.folder = folder.url.path
        let tools = ModelcProcess.executable.deletingLastPathComponent().path
        shell.environment = [
            "PATH": tools + ":/usr/bin:/bin", "LC_ALL": "C", "GITHUB_ACTIONS": "",
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A",
            "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
        ]
        return try shell.run(executable: URL(fileURLWithPath: "/bin/sh"), ["-c", script]).output
    }

    /// Copies a folder of the repository without the files of builds.
    private static func copy(_ path: String, to folder: TemporaryFolder) throws {
        try folder.makeFolder(path)
        for name in try FileManager.default.contentsOfDirectory(atPath: Repository.path(path)) where name != ".build" {
            let file = "\(path)/\(name)"
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: Repository.path(file), isDirectory: &isFolder)
            if isFolder.boolValue { try copy(file, to: folder); continue }
            try FileManager.default.copyItem(atPath: Repository.path(file), toPath: folder.path(file))
        }
    }

    private var script: String {
        let lines = pieces.compactMap { piece -> String? in
            switch piece {
            case .line: nil
            case .file(let path, let lines):
                """
                mkdir -p "$(dirname '\(path)')" && cat >'\(path)' <<'END-OF-FILE'
                \(lines.joined(separator: "\n"))
                END-OF-FILE
                """
            case .command(let lines): lines.joined(separator: "\n") + "\nprintf '\\036\\n'"
            }
        }
        return (["exec 2>&1"] + lines).joined(separator: "\n")
    }
}
