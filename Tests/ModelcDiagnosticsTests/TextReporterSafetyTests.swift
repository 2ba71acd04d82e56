import ModelcDiagnostics
import ModelcText
import Testing

/// A model may come from anywhere: nothing in it may steer the terminal.
@Suite struct TextReporterSafetyTests {
    private static let hostile = "a\u{1B}[31mb\u{7}\u{9B}2J\r\u{202E}c\u{0}"

    private func steering(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control: scalar != "\n"
            case .format, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
    }

    @Test func messagesHelpPathsAndNotesAreSpeltOut() {
        let place = SourceLocation(path: TextReporterSafetyTests.hostile, position: .start)
        let diagnostic = Diagnostic(
            DiagnosticID("a-b"), .error, TextReporterSafetyTests.hostile, at: place,
            help: TextReporterSafetyTests.hostile,
            related: [RelatedPlace(TextReporterSafetyTests.hostile, at: place)])
        let text = TextReporter().report([diagnostic])
        #expect(steering(text).isEmpty)
        #expect(text.split(separator: "\n").count == 3)
        #expect(text.contains("a\\u{1B}[31mb\\u{7}\\u{9B}2J\\r\\u{202E}c\\u{0}"))
    }

    @Test func aMessageOfTwoLinesStaysOnOne() {
        let text = TextReporter().report([Diagnostic(DiagnosticID("a-b"), .error, "one\nerror: two", help: "x\ny")])
        #expect(text == "error: one\\nerror: two [a-b]\n   = help: x\\ny\n")
    }

    @Test func theSourceLineIsSpeltOutBeforeInsideAndAfterThePlace() {
        let hostile = TextReporterSafetyTests.hostile
        let text = Reporting("\(hostile)«\(hostile)»\(hostile)").text()
        #expect(steering(text).isEmpty)
        #expect(text.split(separator: "\n").count == 4)
    }

    @Test func spellingsCountForTheCarets() {
        #expect(Reporting("a\u{1B}«b\u{1B}c»d").excerpt == ["a\\u{1B}b\\u{1B}cd", "       ^^^^^^^^"])
    }

    @Test func bytesThatAreNoUTF8AreShownAsReplacements() {
        let source = SourceText([0x61, 0xFF, 0xC3, 0x62, 0x63])
        let location = SourceLocation(path: "contents", position: source.position(at: 3), length: 1)
        let reporter = TextReporter(sources: ["contents": source])
        let lines = reporter.report([Diagnostic(DiagnosticID("a-b"), .error, "odd", at: location)]).split(
            separator: "\n")
        #expect(lines.dropFirst(2).map(String.init) == [" 1 | a\u{FFFD}\u{FFFD}bc", "   |    ^"])
    }
}
