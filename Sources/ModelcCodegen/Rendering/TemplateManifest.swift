import ModelcBase
import ModelcDiagnostics
import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// The outputs of a set of templates. Each line of the manifest describes one output in four words.
///
///     # template                 file              for each   policy
///     machine.swift.motemplate   _{{class}}.swift  entity     machine
///     support.swift.motemplate   _Support.swift    model      machine
///
/// Blank lines and lines that begin with `#` are ignored. In the file's name, `{{class}}`, `{{classFile}}`,
/// `{{entity}}` and `{{model}}` are replaced. A template whose output is blank generates no file.
package struct TemplateManifest: Hashable, Sendable {
    /// The file extension of a manifest; a set's folder contains one such file.
    package static let fileExtension = ".manifest"

    /// The outputs in the order of the manifest.
    var outputs: [TemplateOutput]

    /// Reads a manifest. The diagnostics contain all errors; lines with errors are left out of the manifest.
    static func read(_ source: TemplateSource) -> (manifest: TemplateManifest, diagnostics: [Diagnostic]) {
        var outputs: [TemplateOutput] = []
        var diagnostics: [Diagnostic] = []
        for number in 1...source.text.lineCount {
            guard let range = source.text.byteRange(ofLine: number) else { continue }
            var line = ManifestLine(source: source, range: range)
            if let output = line.output() { outputs.append(output) }
            diagnostics += line.diagnostics
        }
        if outputs.isEmpty, diagnostics.isEmpty { diagnostics.append(empty(source)) }
        return (TemplateManifest(outputs: outputs), diagnostics)
    }

    private static func empty(_ source: TemplateSource) -> Diagnostic {
        Diagnostic(
            .templateManifestEmpty, .error, "the manifest names no output", at: SourceLocation(path: source.path),
            help:
                "write a line with a template of the set and the name of its files, such as 'TEMPLATE {{class}}.swift entity "
                + "machine'")
    }
}

/// Reads one line of a manifest.
struct ManifestLine {
    let source: TemplateSource
    /// The byte range of the line in the manifest.
    let range: Range<Int>
    private(set) var diagnostics: [Diagnostic] = []

    init(source: TemplateSource, range: Range<Int>) {
        self.source = source
        self.range = range
    }

    /// Reads the output that the line describes. Nil for a blank line, a comment, or a line with an error.
    mutating func output() -> TemplateOutput? {
        let words = self.words
        guard let first = words.first, !first.text.hasPrefix("#") else { return nil }
        guard words.count == 4 else {
            report(first, "the line has \(Counted.text(words.count, "word")) instead of four", "\(ManifestLine.form)")
            return nil
        }
        let scope = choice(
            OutputScope.self, words[2], "the third word says whether the file is made for each entity or for the model")
        let owner = choice(Owner.self, words[3], "the fourth word says who owns the file")
        let fileName = FileNameMask(words[1].text)
        guard let scope, let owner, isFit(fileName, words[1], scope), isFit(owner, words[3], scope) else { return nil }
        return TemplateOutput(
            template: words[0].text, fileName: fileName, scope: scope, policy: owner.policy,
            followsCodegen: owner == .codegen)
    }

    private static let form = "write: template, file name, entity or model, and machine, human, never or codegen"

    /// The fourth word of a line: an overwrite policy, or `codegen` if the entity's Codegen setting decides.
    private enum Owner: String, CaseIterable {
        case machine, human, never, codegen

        var policy: OverwritePolicy {
            switch self {
            case .machine: .machine
            case .human, .codegen: .human
            case .never: .never
            }
        }
    }

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
            word, "\(meaning); '\(word.text)' is not a known word",
            "\(near)write " + names.joined(separator: " or "))
        return nil
    }

    /// Whether the file name is allowed. Reports an error if it is not a plain file name, if the files of all entities
    /// would have the same name, or if a file for the model contains an entity's name.
    private mutating func isFit(_ fileName: FileNameMask, _ word: Word, _ scope: OutputScope) -> Bool {
        if PathText.hasFolder(word.text) || word.text == "." || word.text == ".." {
            report(word, "'\(word.text)' is not a file name", "write a name without folders")
            return false
        }
        if let character = OutputName.unfitCharacter(in: word.text) {
            report(word, "the file name '\(word.text)' has \(character)", "write a name of visible characters")
            return false
        }
        if let unknown = fileName.unknownPlaceholder {
            let names = FileNameMask.Placeholder.allCases.map(\.rawValue)
            let near = SpellingSuggestion.nearest(to: unknown, among: names).map { "did you mean {{\($0)}}?" }
            report(
                word, "'\(word.text)' has the unknown placeholder {{\(unknown)}}",
                near ?? "the placeholders are " + names.map { "{{\($0)}}" }.joined(separator: ", "))
            return false
        }
        switch scope {
        case .entity where !fileName.namesEntity:
            report(
                word, "'\(word.text)' would be the same file for every entity",
                "put {{class}} or {{entity}} into the name")
            return false
        case .model where fileName.namesEntity:
            report(
                word, "'\(word.text)' contains an entity's name, but the file is made once for the model",
                "use {{model}} instead")
            return false
        case .entity, .model:
            return true
        }
    }

    /// Whether the fourth word is allowed. Reports an error for `codegen` on a file for the model, because a model has
    /// no Codegen setting.
    private mutating func isFit(_ owner: Owner, _ word: Word, _ scope: OutputScope) -> Bool {
        guard owner == .codegen, scope == .model else { return true }
        report(
            word, "'codegen' needs an entity, but the file is made once for the model", "write machine, human or never")
        return false
    }

    private mutating func report(_ word: Word, _ message: String, _ help: String) {
        let position = source.text.position(at: word.range.lowerBound)
        diagnostics.append(
            Diagnostic(
                .templateManifestLine, .error, message,
                at: SourceLocation(path: source.path, position: position, length: word.range.count), help: help))
    }
}

extension DiagnosticID {
    static let templateManifestLine = DiagnosticID("template-manifest-line")
    static let templateManifestEmpty = DiagnosticID("template-manifest-empty")
    static let templateSeveralManifests = DiagnosticID("template-several-manifests")
    static let templateMissingFile = DiagnosticID("template-missing-file")
}
