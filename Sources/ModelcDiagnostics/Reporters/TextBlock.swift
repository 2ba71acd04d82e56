import ModelcText

/// How one message is laid out for people: a line with place and message, the source line with the place underlined,
/// notes, and the next step. Diagnostics and the findings of reports are both shown by it.
package struct TextBlock: Hashable, Sendable {
    /// `path:line:column` or a path, already safe to print; nil where the message is about no file.
    package var place: String?
    package var severity: Severity
    /// The sentence; made safe to print here.
    package var message: String
    /// The stable name that stands in brackets behind the message.
    package var id: String
    package var excerpt: SourceExcerpt?
    /// What stands behind `= note:`, already safe to print.
    package var notes: [String]
    /// The next step; made safe to print here.
    package var help: String?

    package init(
        place: String?, severity: Severity, message: String, id: String, excerpt: SourceExcerpt? = nil,
        notes: [String] = [], help: String? = nil
    ) {
        self.place = place
        self.severity = severity
        self.message = message
        self.id = id
        self.excerpt = excerpt
        self.notes = notes
        self.help = help
    }

    /// The lines, each with a line feed.
    package func text(in style: TextStyle) -> String {
        let gutter = String(repeating: " ", count: excerpt?.gutterWidth ?? 2)
        var lines = [headline(style)]
        lines += excerpt.map { underlined($0, style) } ?? []
        lines += notes.map { "\(gutter) = note: \($0)" }
        lines += help.map { ["\(gutter) = help: \(TerminalText.escaped($0))"] } ?? []
        return lines.joined(separator: "\n") + "\n"
    }

    private func headline(_ style: TextStyle) -> String {
        let place = place.map { $0 + ": " } ?? ""
        let kind = style.colored(severity.rawValue + ":", by: severity)
        return "\(place)\(kind) \(style.bold(TerminalText.escaped(message))) \(style.faint("[\(id)]"))"
    }

    private func underlined(_ excerpt: SourceExcerpt, _ style: TextStyle) -> [String] {
        let gutter = String(repeating: " ", count: excerpt.gutterWidth)
        let carets = style.colored(excerpt.carets, by: severity)
        return [
            style.faint("\(gutter) |"),
            style.faint("\(excerpt.paddedLineNumber) |") + " " + excerpt.text,
            style.faint("\(gutter) |") + " " + excerpt.indent + carets,
        ]
    }
}
