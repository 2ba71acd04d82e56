import ModelcText

/// Diagnostics for people: the message with its place, the source line with the place underlined, and the next step.
///
/// ```
/// Model.xcdatamodel/contents:9:60: error: Book.pages: maxCount="many" is not a whole number [invalid-number]
///    |
///  9 | <relationship name="pages" maxCount="many" …
///    |                            ^^^^^^^^^^^^^^^
///    = help: write a number, or remove the attribute
/// ```
package struct TextReporter: DiagnosticReporter {
    private let style: TextStyle
    private let sources: [String: SourceText]

    /// - Parameters:
    ///   - style: whether colours are used.
    ///   - sources: the texts from which source lines are shown, by the path that diagnostics name.
    package init(style: TextStyle = .plain, sources: [String: SourceText] = [:]) {
        self.style = style
        self.sources = sources
    }

    package func report(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map(text).joined(separator: "\n")
    }

    private func text(_ diagnostic: Diagnostic) -> String {
        TextBlock(
            place: diagnostic.location.map(place), severity: diagnostic.severity, message: diagnostic.message,
            id: diagnostic.id.rawValue, excerpt: excerpt(of: diagnostic),
            notes: diagnostic.related.map { "\(TerminalText.escaped($0.message)): \(place($0.location))" },
            help: diagnostic.help
        ).text(in: style)
    }

    private func place(_ location: SourceLocation) -> String {
        let path = TerminalText.escaped(location.path)
        return location.position.map { "\(path):\($0.line):\($0.column)" } ?? path
    }

    private func excerpt(of diagnostic: Diagnostic) -> SourceExcerpt? {
        guard let location = diagnostic.location, let position = location.position else { return nil }
        return sources[location.path].flatMap { SourceExcerpt(of: $0, at: position, length: location.length) }
    }
}
