import ModelcDiagnostics
import ModelcText
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

    @Test func relatedPlacesFollowAsNotes() {
        let diagnostic = Diagnostic(
            DiagnosticID("a-b"), .error, "twice", at: location, help: "rename one",
            related: [
                RelatedPlace("the other one", at: SourceLocation(path: "b", position: .start)),
                RelatedPlace("its bundle", at: SourceLocation(path: "c")),
            ])
        #expect(
            TextReporter().report([diagnostic]) == """
                Shop.xcdatamodel/contents:3:9: error: twice [a-b]
                   = note: the other one: b:1:1
                   = note: its bundle: c
                   = help: rename one

                """)
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
