import ModelcDiagnostics
import Testing

/// Messages that say the same of several things.
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

    /// What the others collide with is in none of the lines that are shown, unless it is named.
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
