import ModelcDiagnostics
import ModelcText
import Testing

@Suite struct JSONReporterTests {
    @Test func everyKeyIsThereInItsOrder() {
        let place = SourceLocation(path: "contents", position: SourcePosition(offset: 9, line: 2, column: 5), length: 4)
        let diagnostic = Diagnostic(
            DiagnosticID("some-id"), .warning, "say \"no\"", at: place, modelPath: "Book.title", help: "look",
            related: [RelatedPlace("there", at: SourceLocation(path: "other", position: .start))])
        #expect(
            JSONReporter().report([diagnostic]) == """
                {
                  "diagnostics": [
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
                  ]
                }

                """)
    }

    @Test func whatIsNotKnownIsNull() {
        #expect(
            JSONReporter().report([Diagnostic(DiagnosticID("some-id"), .error, "odd")]) == """
                {
                  "diagnostics": [
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
                  ]
                }

                """)
    }

    @Test func withoutDiagnosticsTheDocumentIsStillThere() {
        #expect(JSONReporter().report([]) == "{\n  \"diagnostics\": []\n}\n")
    }
}
