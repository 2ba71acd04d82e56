import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// Converts text to configuration nodes: checks the encoding, runs `YAMLGuard` and the parser, and adds locations to
/// the nodes.
struct YAMLDocumentReader {
    let document: YAMLSource

    func read() -> YAMLDocument {
        if let problem = EncodingCheck.problem(in: document) { return .unreadable([problem]) }
        let refused = YAMLGuard.problems(in: document)
        guard refused.isEmpty else { return .unreadable(ProblemLimit.applied(to: refused)) }
        return parse()
    }

    /// Parses the text. The parser stops at the first repeated key of a mapping. To report all errors, the key is
    /// hidden, and the text is parsed again.
    private func parse() -> YAMLDocument {
        var keys = HiddenKeys(bytes: document.source.bytes)
        while true {
            switch YAMLParser.parse(keys.text) {
            case .root(let root):
                var converter = YAMLNodeConverter(document: document, hidden: keys.names)
                let node = root.map { converter.convert($0) }
                return YAMLDocument(root: node, diagnostics: converter.diagnostics)
            case .repeatedKey(let key, let mark):
                let offset = keys.offset(of: mark)
                guard keys.hide(key, at: offset) else { return .unreadable([repetition(of: key, at: offset)]) }
            case .problem(let problem): return .unreadable([problem.diagnostic { location(of: $0, keys) }])
            }
        }
    }

    private func location(of mark: YAMLMark, _ keys: HiddenKeys) -> SourceLocation {
        document.location(offset: keys.offset(of: mark))
    }

    private func repetition(of key: String, at offset: Int) -> Diagnostic {
        Diagnostic(
            .duplicateConfigurationKey, .error, "the key '\(key)' is repeated in its mapping",
            at: document.location(offset: offset), help: "remove all but one")
    }
}

/// Finds bytes that are not UTF-8.
enum EncodingCheck {
    static func problem(in document: YAMLSource) -> Diagnostic? {
        guard let offset = document.source.bytes.firstInvalidUTF8 else { return nil }
        return Diagnostic(
            .unreadableConfiguration, .error, "the configuration is not UTF-8 text",
            at: document.location(offset: offset, length: 1), help: "save it as UTF-8")
    }
}

extension DiagnosticID {
    // The configuration file.
    /// The file cannot be read: it is a folder, too large, not UTF-8, or the user has no permission.
    static let unreadableConfiguration = DiagnosticID("unreadable-configuration")
    /// The text is not well-formed YAML.
    static let invalidYAML = DiagnosticID("invalid-yaml")
    /// An unsupported YAML feature: anchors, aliases, tags, deep nesting.
    static let unsupportedYAML = DiagnosticID("unsupported-yaml")

    // The content of the file.
    /// A key occurs twice in one mapping.
    static let duplicateConfigurationKey = DiagnosticID("duplicate-configuration-key")
}
