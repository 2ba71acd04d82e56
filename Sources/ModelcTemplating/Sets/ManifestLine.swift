import ModelcDiagnostics
import ModelcText

/// Reads one line of a manifest.
struct ManifestLine {
    let source: TemplateSource
    /// The bytes of the line.
    let range: Range<Int>
    private(set) var diagnostics: [Diagnostic] = []

    init(source: TemplateSource, range: Range<Int>) {
        self.source = source
        self.range = range
    }

    /// What the line says; nil for one that says nothing, and for a faulty one.
    mutating func output() -> TemplateOutput? {
        let words = self.words
        guard let first = words.first, !first.text.hasPrefix("#") else { return nil }
        guard words.count == 4 else {
            report(first, "the line has \(words.count) words instead of four", "\(ManifestLine.form)")
            return nil
        }
        let scope = choice(TemplateOutput.Scope.self, words[2], "the third word says for each of what")
        let policy = choice(TemplateOutput.Policy.self, words[3], "the fourth word says who owns the file")
        guard let scope, let policy, isFileName(words[1], scope) else { return nil }
        return TemplateOutput(template: words[0].text, fileName: words[1].text, scope: scope, policy: policy)
    }

    private static let form = "write: template, file name, entity or model, and machine, human or never"

    private struct Word {
        var text: String
        var range: Range<Int>
    }

    private var words: [Word] {
        source.text.bytes[range].split { $0 == 0x20 || $0 == 0x09 }.map {
            Word(text: String(decoding: $0, as: UTF8.self), range: $0.indices)
        }
    }

    private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _: Choice.Type, _ word: Word, _ meaning: String
    ) -> Choice? {
        if let choice = Choice(rawValue: word.text) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        let near = SpellingSuggestion.nearest(to: word.text, among: names).map { "did you mean '\($0)'? " } ?? ""
        report(
            word, "\(meaning), and '\(word.text)' is none of the words",
            "\(near)write " + names.joined(separator: " or "))
        return nil
    }

    /// A file for each entity needs a name for each entity, and no file stands outside the output folder.
    private mutating func isFileName(_ word: Word, _ scope: TemplateOutput.Scope) -> Bool {
        if word.text.contains("/") || word.text == "." || word.text == ".." {
            report(word, "'\(word.text)' is no file name", "write a name without folders")
            return false
        }
        if let character = OutputName.unfitCharacter(in: word.text) {
            report(word, "the file name '\(word.text)' has \(character)", "write a name of visible characters")
            return false
        }
        let isPerEntity = word.text.contains("{{class}}") || word.text.contains("{{entity}}")
        switch scope {
        case .entity where !isPerEntity:
            report(
                word, "'\(word.text)' would be the file of every entity", "put {{class}} or {{entity}} into the name")
            return false
        case .model where isPerEntity:
            report(word, "'\(word.text)' names an entity, and is made once for the model", "use {{model}} instead")
            return false
        case .entity, .model:
            return true
        }
    }

    private mutating func report(_ word: Word, _ message: String, _ help: String) {
        let position = source.text.position(at: word.range.lowerBound)
        diagnostics.append(
            Diagnostic(
                .templateManifestLine, .error, message,
                at: SourceLocation(path: source.path, position: position, length: word.range.count), help: help))
    }
}
