import ModelcDiagnostics
import ModelcJSON
import ModelcText
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
        #expect(DiagnosticID("some-id") == DiagnosticID("some-" + "id"))
    }
}

@Suite struct DiagnosticJSONTests {
    @Test func everyKeyIsThereInItsOrder() {
        let place = SourceLocation(path: "contents", position: SourcePosition(offset: 9, line: 2, column: 5), length: 4)
        let diagnostic = Diagnostic(
            DiagnosticID("some-id"), .warning, "say \"no\"", at: place, modelPath: "Book.title", help: "look",
            related: [RelatedPlace("there", at: SourceLocation(path: "other", position: .start))])
        #expect(
            JSONWriter.text(of: diagnostic.json) == """
                {
                  "id": "some-id",
                  "severity": "warning",
                  "message": "say \\"no\\"",
                  "file": "contents",
                  "line": 2,
                  "column": 5,
                  "length": 4,
                  "modelPath": "Book.title",
                  "help": "look",
                  "related": [
                    {
                      "message": "there",
                      "file": "other",
                      "line": 1,
                      "column": 1
                    }
                  ]
                }

                """)
    }

    @Test func whatIsNotKnownIsNull() {
        #expect(
            JSONWriter.text(of: Diagnostic(DiagnosticID("some-id"), .error, "odd").json) == """
                {
                  "id": "some-id",
                  "severity": "error",
                  "message": "odd",
                  "file": null,
                  "line": null,
                  "column": null,
                  "length": null,
                  "modelPath": null,
                  "help": null,
                  "related": []
                }

                """)
    }
}
