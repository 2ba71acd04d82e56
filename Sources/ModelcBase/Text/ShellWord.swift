/// Quotes a word for a shell, or for a script of `modelc edit`, which has the same rules.
package enum ShellWord {
    /// The word unchanged if it has no special meaning in any shell; otherwise in apostrophes.
    package static func quoted(_ word: String) -> String {
        !word.isEmpty && word.unicodeScalars.allSatisfy(isPlain) ? word : apostrophed(word)
    }

    /// Checks the first scalar of a character only: some letters form one character with the scalars that follow.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return scalar.properties.isXIDContinue }
        return "._-:/@%+,=".unicodeScalars.contains(scalar) || scalar.properties.isAlphabetic
            || scalar.properties.numericType == .decimal
    }

    /// The word in apostrophes, which a shell does not interpret.
    package static func apostrophed(_ word: String) -> String { "'" + word.replacingText("'", with: "'\\''") + "'" }
}
