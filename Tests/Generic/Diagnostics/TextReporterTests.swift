import ModelcBase
import ModelcDiagnostics
import Testing

@Suite struct TextReporterTests {
    private let location = SourceLocation(
        path: "Shop.xcdatamodel/contents", position: SourcePosition(offset: 40, line: 3, column: 9), length: 4)

    @Test func aDiagnosticIsShownWithItsLineAndTheNextStep() {
        let reporting = Reporting(
            "<model>\n    <entity «name=\"\"»/>\n</model>\n", message: "the entity has no name",
            help: "give the entity a name")
        #expect(
            reporting.text() == """
                contents:2:13: error: the entity has no name [some-id]
                   |
                 2 | <entity name=""/>
                   |         ^^^^^^^
                   = help: give the entity a name

                """)
    }

    @Test func withoutTheSourceOnlyThePlaceIsShown() {
        let diagnostic = Diagnostic(DiagnosticID("a-b"), .warning, "odd", at: location, help: "look")
        #expect(
            TextReporter().report([diagnostic]) == """
                Shop.xcdatamodel/contents:3:9: warning: odd [a-b]
                   = help: look

                """)
    }

    @Test func aPlaceWithoutAPositionIsItsPath() {
        let diagnostic = Diagnostic(DiagnosticID("a-b"), .note, "odd", at: SourceLocation(path: "Shop.xcdatamodeld"))
        #expect(TextReporter().report([diagnostic]) == "Shop.xcdatamodeld: note: odd [a-b]\n")
    }

    @Test func aDiagnosticAboutNoFileHasNoPlace() {
        #expect(TextReporter().report([Diagnostic(DiagnosticID("a-b"), .error, "odd")]) == "error: odd [a-b]\n")
    }

    /// A message about many versions is one line; repeated messages about one file keep their lines.
    @Test func placesInManyVersionsAreARange() {
        let problems = (1...6).map { version in
            Diagnostic(
                DiagnosticID("a-b"), .warning, "Book.title is odd",
                at: SourceLocation(path: "Shop.xcdatamodeld/S \(version).xcdatamodel/contents", position: .start),
                modelPath: "Book.title")
        }
        #expect(
            TextReporter().report(problems) == """
                Shop.xcdatamodeld/S 1.xcdatamodel/contents:1:1: warning: Book.title is odd [a-b]
                   = 6 times, also at:
                     Shop.xcdatamodeld/S 2.xcdatamodel/contents:1:1 to S 6.xcdatamodel/contents:1:1 (5 places): Book.title

                """)
        #expect(!TextReporter().report(Array(problems.prefix(4))).contains(" to "))
        let inOneFile = problems.map { problem in
            var copy = problem
            copy.location?.path = "Shop.xcdatamodeld/S.xcdatamodel/contents"
            return copy
        }
        #expect(!TextReporter().report(inOneFile).contains(" to "))
    }

    @Test func relatedPlacesFollowAsNotes() {
        let diagnostic = Diagnostic(
            DiagnosticID("a-b"), .error, "twice", at: location, help: "rename one",
            related: [
                RelatedLocation("the other one", at: SourceLocation(path: "b", position: .start)),
                RelatedLocation("its bundle", at: SourceLocation(path: "c")),
            ])
        #expect(
            TextReporter().report([diagnostic]) == """
                Shop.xcdatamodel/contents:3:9: error: twice [a-b]
                   = note: the other one: b:1:1
                   = note: its bundle: c
                   = help: rename one

                """)
    }

    /// Lines fit the terminal; a path is not broken, and colours surround whole words only.
    @Test(arguments: [40, 60, 100]) func linesFitTheTerminal(_ width: Int) {
        let path = "My Model.xcdatamodeld/My Model 2.xcdatamodel/contents"
        let text =
            "    <relationship name=\"pages\" maxCount=\"many\" deletionRule=\"Nullify\" destinationEntity=\"Page\"/>"
        let source = SourceText(Array(text.utf8))
        var diagnostic = Diagnostic(
            DiagnosticID("a-b"), .warning,
            "Book.pages: maxCount=\"many\" is not a whole number, and is read as none at all",
            at: SourceLocation(path: path, position: source.position(at: 33), length: 15))
        diagnostic.help = "write a number, or remove the attribute, which has no effect where it is no number"
        let plain = TextReporter(layout: TextLayout(width: width), sources: [path: source]).report([diagnostic])
        let lines = plain.split(separator: "\n")
        #expect(lines[0].hasPrefix("\(path):1:34:"))
        #expect(lines.dropFirst(width < 60 ? 1 : 0).allSatisfy { $0.count <= max(width, path.count + 6) }, "\(plain)")
        #expect(lines.contains { $0.contains("^^^^^") } && plain.contains("[a-b]"))
        let layout = TextLayout(style: TextStyle(usesColor: true), width: width)
        let colored = TextReporter(layout: layout, sources: [path: source]).report([diagnostic])
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    }

    @Test func anEmptyLineStandsBetweenDiagnostics() {
        let diagnostic = Diagnostic(DiagnosticID("a-b"), .error, "odd")
        #expect(TextReporter().report([diagnostic, diagnostic]) == "error: odd [a-b]\n\nerror: odd [a-b]\n")
        #expect(TextReporter().report([]) == "")
    }

    @Test func coloursAreUsedOnlyWhenAskedFor() {
        let reporting = Reporting("<«a»/>")
        #expect(!reporting.text().contains("\u{1B}"))
        #expect(
            reporting.text(style: TextStyle(usesColor: true)) == """
                contents:1:2: \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mwrong\u{1B}[0m \u{1B}[2m[some-id]\u{1B}[0m
                \u{1B}[2m   |\u{1B}[0m
                \u{1B}[2m 1 |\u{1B}[0m <a/>
                \u{1B}[2m   |\u{1B}[0m  \u{1B}[1;31m^\u{1B}[0m

                """)
    }

    @Test func theColumnOfLineNumbersGrowsWithTheNumber() {
        let reporting = Reporting(String(repeating: "\n", count: 1233) + "<«a»/>", help: "look")
        #expect(
            reporting.text() == """
                contents:1234:2: error: wrong [some-id]
                      |
                 1234 | <a/>
                      |  ^
                      = help: look

                """)
    }
}

/// A model may be hostile: none of its texts may control the terminal.
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
            related: [RelatedLocation(TextReporterSafetyTests.hostile, at: place)])
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

/// A diagnostic at a marked place of a source text.
struct Reporting {
    let diagnostic: Diagnostic
    let source: SourceText

    /// - Parameter marked: the file's text; the part to underline is between `«` and `»`.
    init(_ marked: String, message: String = "wrong", help: String? = nil) {
        let parts = marked.split(separator: "«", omittingEmptySubsequences: false)
        let rest = (parts.last ?? "").split(separator: "»", omittingEmptySubsequences: false)
        let before = String(parts.first ?? "")
        let inside = String(rest.first ?? "")
        source = SourceText(Array((before + inside + String(rest.last ?? "")).utf8))
        let position = source.position(at: before.utf8.count)
        let location = SourceLocation(path: "contents", position: position, length: inside.utf8.count)
        diagnostic = Diagnostic(DiagnosticID("some-id"), .error, message, at: location, help: help)
    }

    /// The report for people.
    func text(style: TextStyle = .plain) -> String {
        TextReporter(layout: TextLayout(style: style), sources: ["contents": source]).report([diagnostic])
    }

    /// The source line and the line of carets, without the column of line numbers.
    var excerpt: [String] {
        text().split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).prefix(2)
            .map { String($0.drop { $0 != "|" }.dropFirst(2)) }
    }
}
