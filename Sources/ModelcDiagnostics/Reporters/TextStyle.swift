/// Colours of text for a terminal, or none.
package struct TextStyle: Hashable, Sendable {
    package var usesColor: Bool

    package init(usesColor: Bool) { self.usesColor = usesColor }

    /// No colours.
    package static let plain = TextStyle(usesColor: false)

    func bold(_ text: String) -> String { wrap(text, "1") }
    func faint(_ text: String) -> String { wrap(text, "2") }

    func colored(_ text: String, by severity: Severity) -> String {
        switch severity {
        case .error: wrap(text, "1;31")
        case .warning: wrap(text, "1;33")
        case .note: wrap(text, "1;36")
        }
    }

    private func wrap(_ text: String, _ code: String) -> String {
        usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
