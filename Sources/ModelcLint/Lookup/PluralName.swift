/// Whether English names are plural, as far as a rule of thumb goes (lint-rules §6.1).
enum PluralName {
    /// Endings of names that stand for many without an s.
    private static let collective = ["list", "set", "children", "people", "data", "media", "history", "info"]

    static func isPlural(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix("s") || collective.contains { name.hasSuffix($0) }
    }

    /// The plural of a singular name.
    static func plural(of name: String) -> String {
        let letters = Array(name.utf8)
        guard let last = letters.last else { return name }
        if last == UInt8(ascii: "y"), letters.count > 1, !isVowel(letters[letters.count - 2]) {
            return name.dropLast() + "ies"
        }
        let needsE = ["s", "x", "ch", "sh"].contains { name.hasSuffix($0) }
        return name + (needsE ? "es" : "s")
    }

    private static func isVowel(_ byte: UInt8) -> Bool { "aeiou".utf8.contains(byte | 0x20) }
}
