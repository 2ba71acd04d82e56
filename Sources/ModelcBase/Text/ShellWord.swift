/// Quotes a word for a shell, or for a script of `modelc edit`, which uses the same quoting rules.
package enum ShellWord {
    /// The word unchanged if it has no special meaning in any shell; otherwise in single quotes.
    package static func quoted(_ word: String) -> String {
        !word.isEmpty && word.unicodeScalars.allSatisfy(isPlain) ? word : apostrophed(word)
    }

    /// Whether a shell reads the scalar as plain text. Scalars are checked, not characters, because a character may
    /// consist of several scalars.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return scalar.properties.isXIDContinue }
        return "._-:/@%+,=".unicodeScalars.contains(scalar) || scalar.properties.isAlphabetic
            || scalar.properties.numericType == .decimal
    }

    /// The word in single quotes. A shell does not interpret the text in them.
    package static func apostrophed(_ word: String) -> String { "'" + word.replacingText("'", with: "'\\''") + "'" }
}
