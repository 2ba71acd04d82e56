import ModelcBase

/// A reference to a preset: its name and number, such as `recommended@1`. Without a number, it refers to the newest
/// one.
package struct PresetReference: Hashable, Sendable, CustomStringConvertible {
    package var name: String
    var number: Int?

    package init(_ name: String, number: Int? = nil) {
        self.name = name
        self.number = number
    }

    /// Parses `NAME` or `NAME@N`. Returns nil if the text after `@` is not a number.
    package init?(parsing text: String) {
        guard let at = text.lastIndex(of: "@") else {
            self.init(text)
            return
        }
        guard let number = Int(text[text.index(after: at)...]) else { return nil }
        self.init(String(text[..<at]), number: number)
    }

    package var description: String { number.map { "\(name)@\($0)" } ?? name }

    var problem: String {
        guard Preset.names.contains(name) else {
            let meant = SpellingSuggestion.nearest(to: name, among: Preset.names)
            return "there is no preset '\(name)'" + (meant.map { "; did you mean '\($0)'?" } ?? "")
        }
        return "there is no preset '\(self)'; the newest number is \(Preset.newest)"
    }
}
