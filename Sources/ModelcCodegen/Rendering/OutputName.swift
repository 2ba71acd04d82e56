import ModelcSourceCode

/// The names of the files to generate.
package enum OutputName {
    /// The character that a file name should not have, as a phrase for messages: it is invisible, or systems disagree
    /// about it, so that the file might not be found again. Nil if there is none.
    package static func unfitCharacter(in name: String) -> String? {
        if name.unicodeScalars.contains("\u{FFFD}") { return "a byte that is not UTF-8" }
        if name.unicodeScalars.contains(where: \.isHidden) { return "an invisible character" }
        guard let first = name.first, let last = name.last else { return nil }
        return first.isWhitespace || last.isWhitespace ? "a space at its beginning or end" : nil
    }
}
