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
        var lines = [headline(diagnostic)]
        let excerpt = excerpt(of: diagnostic)
        let gutter = String(repeating: " ", count: excerpt?.gutterWidth ?? 2)
        lines += excerpt.map { underlined($0, diagnostic.severity) } ?? []
        lines += diagnostic.related.map { place in
            "\(gutter) = note: \(TerminalText.escaped(place.message)): \(self.place(place.location))"
        }
        lines += diagnostic.help.map { ["\(gutter) = help: \(TerminalText.escaped($0))"] } ?? []
        return lines.joined(separator: "\n") + "\n"
    }

    private func headline(_ diagnostic: Diagnostic) -> String {
        let place = diagnostic.location.map { self.place($0) + ": " } ?? ""
        let kind = style.colored(diagnostic.severity.rawValue + ":", by: diagnostic.severity)
        let message = style.bold(TerminalText.escaped(diagnostic.message))
        return "\(place)\(kind) \(message) \(style.faint("[\(diagnostic.id)]"))"
    }

    private func place(_ location: SourceLocation) -> String {
        let path = TerminalText.escaped(location.path)
        return location.position.map { "\(path):\($0.line):\($0.column)" } ?? path
    }

    private func excerpt(of diagnostic: Diagnostic) -> SourceExcerpt? {
        guard let location = diagnostic.location, let position = location.position else { return nil }
        return sources[location.path].flatMap { SourceExcerpt(of: $0, at: position, length: location.length) }
    }

    private func underlined(_ excerpt: SourceExcerpt, _ severity: Severity) -> [String] {
        let gutter = String(repeating: " ", count: excerpt.gutterWidth)
        let carets = style.colored(excerpt.carets, by: severity)
        return [
            style.faint("\(gutter) |"),
            style.faint("\(excerpt.paddedLineNumber) |") + " " + excerpt.text,
            style.faint("\(gutter) |") + " " + excerpt.indent + carets,
        ]
    }
}
