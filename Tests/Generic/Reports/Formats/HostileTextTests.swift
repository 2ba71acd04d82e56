import Foundation
import Testing

@testable import ModelcReports

/// Texts from a hostile model leave their place in no format, and programs get them back as they were.
@Suite struct HostileTextTests {
    /// Formats that people read, if only in the log of a job.
    @Test(arguments: [ReportFormat.text, .xcode, .momc, .github, .azure, .markdown])
    func nothingSteersATerminal(_ format: ReportFormat) {
        let steering = Hostile.text(format).unicodeScalars.filter {
            $0 != "\n" && [.control, .format, .lineSeparator].contains($0.properties.generalCategory)
        }
        #expect(steering.isEmpty)
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
            // What steers a terminal is spelt out in logs, in paths as well.
            #expect(file == Hostile.path.replacingOccurrences(of: "\u{1B}", with: "\\u{1B}"))
        }
    }

    @Test func azureReadsBackThePathAndNoFurtherCommand() throws {
        let lines = Hostile.lines(.azure)
        for line in lines.prefix(2) {
            #expect(line.hasPrefix("##vso[task.logissue type="))
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
        for note in lines.dropFirst(2) { #expect(!note.contains("##")) }
    }

    @Test(arguments: [ReportFormat.junit, .checkstyle]) func xmlIsWellFormedAndKeepsItsTexts(_ format: ReportFormat)
        throws
    {
        let elements = try XMLRecorder.read(Hostile.text(format))
        let readable = { (text: String) in
            text.replacingOccurrences(of: "\u{1B}", with: "\\u{1B}").replacingOccurrences(of: "\u{0}", with: "\\u{0}")
                .replacingOccurrences(of: "\u{FFFE}", with: "\\u{FFFE}")
        }
        switch format {
        case .junit:
            #expect(elements.map(\.name).filter { $0 == "failure" }.count == 3)
            #expect(elements.map(\.name).filter { $0 == "skipped" }.count == 1)
            let failure = try #require(elements.first { $0.name == "failure" })
            #expect(failure.attributes["message"] == readable(Hostile.name))
            #expect(failure.text.hasSuffix("[odd-name]"))
            #expect(elements[1].attributes["name"] == readable(Hostile.path))
            #expect(elements[1].attributes["tests"] == "4")
        default:
            #expect(elements.map(\.name) == ["checkstyle", "file", "error", "error", "error", "error"])
            #expect(elements[1].attributes["name"] == readable(Hostile.path))
            #expect(elements[2].attributes["message"] == readable(Hostile.name))
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
        let rows = Hostile.lines(.markdown).filter { $0.hasPrefix("| ") }.dropFirst()
        #expect(rows.count == 4)
        for row in rows {
            #expect(Self.cells(of: row).count == 4)
            #expect(!row.contains("<") && !row.contains("[l]("))
            #expect(row.contains("](" + PercentEncoding.path(Hostile.path) + "#L1)"))
        }
    }

    /// The cells as a reader of GitHub flavoured Markdown cuts them.
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
