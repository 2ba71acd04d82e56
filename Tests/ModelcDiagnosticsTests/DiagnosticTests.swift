import ModelcDiagnostics
import Testing

@Suite struct DiagnosticTests {
    @Test func severitiesAreOrderedFromNoteToError() {
        #expect(Severity.allCases.sorted() == [.note, .warning, .error])
        #expect(Severity.allCases.max() == .error)
    }

    @Test func onlyErrorsAreDemoted() {
        for severity in Severity.allCases {
            let diagnostic = Diagnostic(DiagnosticID("some-id"), severity, "odd", modelPath: "Book", help: "look")
            var expected = diagnostic
            if severity == .error { expected.severity = .warning }
            #expect(diagnostic.demoted() == expected)
        }
    }

    @Test func anIdIsItsText() {
        #expect(DiagnosticID("some-id").description == "some-id")
        #expect(DiagnosticID("some-id") == DiagnosticID(rawValue: "some-id"))
    }
}
