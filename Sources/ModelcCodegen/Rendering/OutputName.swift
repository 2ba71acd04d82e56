import ModelcSourceCode

/// Checks the names of the files to generate.
package enum OutputName {
    /// A phrase for messages that describes an unsuitable character in a file name: an invisible character, a byte that
    /// is not UTF-8, or a space at the start or the end. A file with such a name might not be found again. Nil if there
    /// is none.
    package static func unfitCharacter(in name: String) -> String? {
        if name.unicodeScalars.contains("\u{FFFD}") { return "a byte that is not UTF-8" }
        if name.unicodeScalars.contains(where: \.isHidden) { return "an invisible character" }
        guard let first = name.first, let last = name.last else { return nil }
        return first.isWhitespace || last.isWhitespace ? "a space at its beginning or end" : nil
    }
}
