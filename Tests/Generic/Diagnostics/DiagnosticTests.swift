import ModelcBase
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
        #expect(DiagnosticID("some-id") == DiagnosticID("some-" + "id"))
    }
}

@Suite struct DiagnosticJSONTests {
    @Test func everyKeyIsThereInItsOrder() {
        let place = SourceLocation(path: "contents", position: SourcePosition(offset: 9, line: 2, column: 5), length: 4)
        let diagnostic = Diagnostic(
            DiagnosticID("some-id"), .warning, "say \"no\"", at: place, modelPath: "Book.title", help: "look",
            related: [RelatedLocation("there", at: SourceLocation(path: "other", position: .start))])
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

/// Equal messages about several subjects.
@Suite struct EqualMessageTests {
    private func groups(_ messages: [(subject: String, text: String)]) -> [EqualMessages<String>] {
        EqualMessages.groups(of: messages.map(\.text)) { text in
            var message = MessageText(DiagnosticID("a-b"), .error, text, help: "")
            message.subjects = messages.filter { $0.text == text }.map(\.subject)
            return message
        }
    }

    private func collision(_ name: String, _ setter: String, _ other: String) -> (subject: String, text: String) {
        ("Host.\(name)", "property 'Host.\(name)' would declare '\(setter)', which '\(other)' declares")
    }

    /// The other names of a collision occur in none of the shown lines unless they are added.
    @Test func namesThatDifferAreKept() {
        let found = groups([
            collision("any", "setAny:", "Host.Any"), collision("self", "setSelf:", "Host.Self"),
            collision("value", "setValue:", "Host.Value"),
        ])
        #expect(found.count == 1)
        #expect(
            found.first?.others.map(\.namesInBrackets) == [
                " ('setSelf:', 'Host.Self')", " ('setValue:', 'Host.Value')",
            ])
    }

    @Test func whatAMessageIsAboutIsNotRepeated() {
        let found = groups([
            ("Book.title", "Book.title has no default"), ("Tag.name", "Tag.name has no default"),
            ("Tag.text", "Tag.text has no default"),
        ])
        #expect(found.first?.others.map(\.namesInBrackets) == ["", ""])
    }

    @Test func namesWithSpacesAreNames() {
        let found = groups([
            ("'a b'.x", "'a b'.x is optional, isn't it"), ("'c d e'.x", "'c d e'.x is optional, isn't it"),
            ("Book.x", "Book.x is optional, isn't it"),
        ])
        #expect(found.count == 1 && found.first?.others.count == 2)
    }

    @Test func aQuoteThatIsNotClosedIsPartOfAWord() {
        let found = groups([("A", "A's 'x is"), ("B", "B's 'x is"), ("C", "C's 'x is")])
        #expect(found.count == 1)
    }
}
