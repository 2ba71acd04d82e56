import Foundation
import ModelcBase
import ModelcDiagnostics
import ModelcSettings
import Testing

@testable import ModelcReports

/// In no format do texts of a hostile model end the element that contains them, and programs read them back unchanged.
@Suite struct HostileTextTests {
    /// Formats that people read, if only in the log of a job.
    @Test(arguments: [ReportFormat.text, .xcode, .momc, .github, .azure, .markdown])
    func nothingSteersATerminal(_ format: ReportFormat) {
        let steering = Hostile.text(format).unicodeScalars.filter {
            $0 != "\n" && [.control, .format, .lineSeparator].contains($0.properties.generalCategory)
        }
        #expect(steering.isEmpty)
    }

    /// Programs read the text back unchanged, and its visible order in the file is correct.
    @Test(arguments: [ReportFormat.junit, .checkstyle, .json, .jsonl, .sarif, .gitlab, .rdjson])
    func nothingReordersAFile(_ format: ReportFormat) {
        let text = Hostile.text(format).unicodeScalars
        #expect(!text.contains { (0x202A...0x202E).contains($0.value) || (0x7F...0x9F).contains($0.value) })
        #expect(Hostile.name.unicodeScalars.contains("\u{202E}"))
    }

    @Test func eachFindingKeepsItsNumberOfLines() {
        // Three findings with a related place each, and a suppressed one. `momc` has neither notes nor infos.
        #expect(Hostile.lines(.xcode).count == 7)
        #expect(Hostile.lines(.momc).count == 2)
        #expect(Hostile.lines(.github).count == 4)
        #expect(Hostile.lines(.azure).count == 4)
        #expect(Hostile.lines(.jsonl).count == 6)
    }

    @Test func linesForXcodeBeginWithTheAbsolutePath() {
        for line in Hostile.lines(.xcode) + Hostile.lines(.momc) { #expect(line.hasPrefix("/Users/ä: %#/a:b%20c#d")) }
    }

    @Test func gitHubReadsBackThePathAndNoFurtherProperty() throws {
        for line in Hostile.lines(.github) {
            let parts = line.components(separatedBy: "::")
            #expect(parts[0].isEmpty)
            let space = try #require(parts[1].firstIndex(of: " "))
            let properties = parts[1][parts[1].index(after: space)...].split(separator: ",").map {
                $0.split(separator: "=", maxSplits: 1).map(String.init)
            }
            #expect(
                properties.map { $0[0] } == ["title", "file", "line", "endLine", "col", "endColumn"])
            let file = properties[1][1].replacingOccurrences(of: "%3A", with: ":")
                .replacingOccurrences(of: "%2C", with: ",").replacingOccurrences(of: "%0A", with: "\n")
                .replacingOccurrences(of: "%25", with: "%")
            // In logs, characters that control a terminal are escaped, in paths as well.
            #expect(file == Hostile.path.replacingOccurrences(of: "\u{1B}", with: "\\u{1B}"))
        }
    }

    @Test func azureReadsBackThePathAndNoFurtherCommand() throws {
        let lines = Hostile.lines(.azure)
        let commands = lines.filter { $0.hasPrefix("##vso[task.logissue type=") }
        #expect(commands.count == 2, "an error and a warning; notes are no commands")
        for line in commands {
            let end = try #require(line.firstIndex(of: "]"))
            let properties = line[..<end].dropFirst("##vso[task.logissue ".count).split(separator: ";").map {
                $0.split(separator: "=", maxSplits: 1).map(String.init)
            }
            #expect(properties.map { $0[0] } == ["type", "sourcepath", "linenumber", "columnnumber", "code"])
            let path = properties[1][1].replacingOccurrences(of: "%5D", with: "]")
                .replacingOccurrences(of: "%3B", with: ";").replacingOccurrences(of: "%0A", with: "\n")
                .replacingOccurrences(of: "%AZP25", with: "%")
            #expect(path == Hostile.path.replacingOccurrences(of: "\u{1B}", with: "\\u{1B}"))
        }
        for note in lines where !commands.contains(note) { #expect(!note.contains("##")) }
    }

    @Test(arguments: [ReportFormat.junit, .checkstyle]) func xmlIsWellFormedAndKeepsItsTexts(_ format: ReportFormat)
        throws
    {
        let elements = try XMLRecorder.read(Hostile.text(format))
        switch format {
        case .junit:
            #expect(elements.count { $0.name == "failure" } == 3)
            #expect(elements.count { $0.name == "skipped" } == 1)
            let failure = try #require(elements.first { $0.name == "failure" })
            #expect(failure.attributes["message"] == Self.readable(Hostile.name))
            #expect(failure.text.hasSuffix("[odd-name]"))
            #expect(elements[1].attributes["name"] == Self.readable(Hostile.path))
            #expect(elements[1].attributes["tests"] == "4")
        default:
            #expect(elements.map(\.name) == ["checkstyle", "file", "error", "error", "error", "error"])
            #expect(elements[1].attributes["name"] == Self.readable(Hostile.path))
            #expect(elements[2].attributes["message"] == Self.readable(Hostile.name))
        }
    }

    /// XML cannot represent these characters: the formats escape them.
    private static func readable(_ text: String) -> String {
        ["\u{1B}": "1B", "\u{0}": "0", "\u{FFFE}": "FFFE"].reduce(text) { text, character in
            text.replacingOccurrences(of: character.key, with: "\\u{\(character.value)}")
        }
    }

    @Test(arguments: [ReportFormat.json, .sarif, .gitlab, .rdjson]) func jsonKeepsItsTexts(_ format: ReportFormat)
        throws
    {
        let document = try JSONSerialization.jsonObject(with: Data(Hostile.text(format).utf8))
        let texts = Set(Self.strings(in: document))
        switch format {
        case .json: #expect(texts.isSuperset(of: [Hostile.name, Hostile.path, Hostile.bundle]))
        case .gitlab: #expect(texts.isSuperset(of: [Hostile.name, Hostile.path]))
        case .rdjson: #expect(texts.isSuperset(of: [Hostile.name, Hostile.path]))
        default:
            let address = PercentEncoding.path(Hostile.path)
            #expect(texts.contains(address))
            #expect(address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"<>#?[]:|`".utf8.contains($0) })
            #expect(address.removingPercentEncoding == Hostile.path)
        }
    }

    @Test func aTableKeepsItsColumns() throws {
        let rows = Hostile.lines(.markdown).filter { $0.hasPrefix("| ") && !$0.hasPrefix("| | where") }
        #expect(rows.count == 4)
        for row in rows {
            #expect(Self.cells(of: row).count == 4)
            #expect(!row.replacing("<br>help: ", with: "").contains("<") && !row.contains("[l]("))
            #expect(row.contains("](" + PercentEncoding.path(Hostile.path) + "#L1)"))
        }
    }

    /// The cells as a reader of GitHub Flavored Markdown splits them.
    private static func cells(of row: String) -> [String] {
        var cells = [""]
        var isEscaped = false
        for character in row {
            if character == "|", !isEscaped { cells.append("") } else { cells[cells.count - 1].append(character) }
            isEscaped = character == "\\" && !isEscaped
        }
        return Array(cells.dropFirst().dropLast())
    }

    private static func strings(in value: Any) -> [String] {
        if let text = value as? String { return [text] }
        if let array = value as? [Any] { return array.flatMap(strings) }
        if let object = value as? [String: Any] { return object.values.flatMap(strings) }
        return []
    }
}

/// The escapes in the documentation of the receiving tools.
@Suite struct EscapingTests {
    @Test func gitHub() {
        #expect(GitHubFormat.message.escaped("50%, a:b\r\nc") == "50%25, a:b%0D%0Ac")
        #expect(GitHubFormat.property.escaped("50%, a:b\r\nc") == "50%25%2C a%3Ab%0D%0Ac")
    }

    @Test func azure() {
        #expect(AzureFormat.message.escaped("50%; a]b\r\nc") == "50%AZP25; a]b%0D%0Ac")
        #expect(AzureFormat.property.escaped("50%; a]b\r\nc") == "50%AZP25%3B a%5Db%0D%0Ac")
    }

    @Test func joinedEmojiStayWholeInLogs() {
        #expect(GitHubFormat.message.escaped("👩\u{200D}🔬 %") == "👩\u{200D}🔬 %25")
    }

    @Test func addresses() {
        #expect(PercentEncoding.path("A z/0-9._~") == "A%20z/0-9._~")
        #expect(PercentEncoding.path("ä\n:#?%()") == "%C3%A4%0A%3A%23%3F%25%28%29")
    }

    @Test func xml() {
        #expect(XMLText.attribute("a\"b'<c>&\n\r\t\u{1}") == "a&quot;b'&lt;c&gt;&amp;&#10;&#13;&#9;\\u{1}")
        #expect(XMLText.content("]]>\n\"\u{FFFF}") == "]]&gt;\n\"\\u{FFFF}")
    }

    /// A character that ends a text also ends it with an accent after it, although Swift treats both as one character.
    @Test func marksWithAnAccentAreMarks() {
        let page: HTML = "<a title='\("x\"\u{301} y<\u{301}")'>"
        #expect(page.text.unicodeScalars.elementsEqual("<a title='x&quot;\u{301} y&lt;\u{301}'>".unicodeScalars))
        #expect(MarkdownText.code("a`\u{301}b") == "``a`\u{301}b``")
        #expect(MarkdownText.html("&\u{301}") == "&amp;\u{301}")
        #expect(ShellWord.quoted("a'\u{301}; b") == "'a'\\''\u{301}; b'")
        // A letter that forms one character with the next one.
        #expect(ShellWord.quoted("a\u{D4E};rm\u{D4E} -rf\u{D4E}$HOME") == "'a\u{D4E};rm\u{D4E} -rf\u{D4E}$HOME'")
        #expect(ShellWord.quoted("größe\u{D4E}/名前_1") == "größe\u{D4E}/名前_1")
    }

    @Test func theNameOfAPropertyInSARIFMayBeginWithAnAccent() throws {
        var found = Orchard.inBinary
        found.modelPath = "Tree.\u{301}age"
        let report = Report(tool: Orchard.tool, command: "lint", models: [], rules: [], findings: [found])
        let text = ReportFormat.sarif.reporter.text(of: report, in: Orchard.context)
        #expect(text.contains("\"name\": \"\u{301}age\""), "\(text)")
        #expect(text.contains("\"kind\": \"member\""))
    }

    @Test func markdown() {
        #expect(MarkdownText.text("a|b `c` [d](e) <f> &g; \\") == "a\\|b \\`c\\` \\[d\\](e) &lt;f> &amp;g; \\\\")
        #expect(MarkdownText.name("Book.author") == "`Book.author`")
        #expect(MarkdownText.name("a|b") == "a\\|b")
        #expect(MarkdownText.name("a\nb") == "a\\\\nb")
        #expect(MarkdownText.name("").isEmpty)
    }
}

/// A report in which every text tries to end its element in some format.
enum Hostile {
    /// Line ends, commands of build services, ends of quotes, tags and sections, colours, reversed text, table cells.
    static let name =
        "a\nb\r\nc\u{2028}::error::x\"'<b>&]]>\u{1B}[31m\u{202E}|`x`[l](http://e)##vso[task.complete]%0A;,\u{0}\u{FFFE}\\\t*_~#"
    static let bundle = "a:b%20c#d, e;f]/Näme \"|`\n\u{1B}&<x>(y).xcdatamodeld"
    static let path = bundle + "/v 1.xcdatamodel/contents"
    static let root = "/Users/ä: %#"

    static let source = "<a b=\"\u{1B}[31m\u{202E}\">\n<c/>\n"
    static let index = SourceIndex(SourceText(Array(source.utf8)))
    static let place = SourceLocation(path: path, position: index.source.position(at: 3), length: 14)

    static let findings = Severity.allCases.map(finding) + [suppressed]

    private static func finding(_ severity: Severity) -> ProjectFinding {
        var found = ProjectFinding(
            DiagnosticID("odd-name"), severity, name, category: "names", help: name, bundle: bundle, version: name,
            modelPath: name, at: place, identity: ProjectFinding.Identity(facts: [severity.rawValue]))
        found.related = [RelatedLocation(name, at: place, modelPath: name)]
        found.parties = [name]
        found.fix = ProjectFinding.ProposedFix(
            tier: .safe, title: name, path: path, edits: [TextEdit(offset: 3, length: 1, replacement: name)])
        return found
    }

    private static let suppressed = {
        var found = ProjectFinding(
            DiagnosticID("odd-name"), .warning, name, category: "names", bundle: bundle, version: name,
            modelPath: name, at: place, identity: ProjectFinding.Identity(facts: ["s"]))
        found.suppression = Suppression(kind: .userInfo, reason: name)
        return found
    }()

    static let report = Report(
        tool: Orchard.tool, command: "lint", preset: name,
        models: [ReadBundle(path: bundle, versions: [(name: name, path: path)], current: name)],
        rules: [
            ReportRule(
                id: DiagnosticID("odd-name"), summary: name, category: "names",
                helpURL: "https://docs.example/rules/odd-name",
                defaultSeverity: .warning)
        ],
        findings: findings, problems: [Orchard.problem(path, name)],
        hidden: [.note: 1], exitCode: 1)

    static func text(_ format: ReportFormat) -> String {
        format.reporter.text(of: report, in: ReportContext(sources: [path: index], root: root, showsClosed: true))
    }

    static func lines(_ format: ReportFormat) -> [String] { text(format).split(separator: "\n").map(String.init) }
}
