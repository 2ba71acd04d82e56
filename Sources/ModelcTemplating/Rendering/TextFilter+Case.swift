extension TextFilter {
    /// The text with its first character in another letter case.
    static func changingFirst(of text: String, isUpper: Bool) -> String {
        guard let first = text.utf8.first else { return text }
        guard first < 0x80 else { return changingFirstCharacter(of: text, isUpper: isUpper) }
        guard isUpper ? Bytes.isLowercase(first) : Bytes.isUppercase(first) else { return text }
        var text = text
        return text.withUTF8 { bytes in
            String(unsafeUninitializedCapacity: bytes.count) { buffer in
                _ = buffer.initialize(from: bytes)
                // Upper and lower case of ASCII letters differ by this bit alone.
                buffer[0] ^= 0x20
                return bytes.count
            }
        }
    }

    private static func changingFirstCharacter(of text: String, isUpper: Bool) -> String {
        let first = text.prefix(1)
        return (isUpper ? first.uppercased() : first.lowercased()) + text.dropFirst()
    }

    /// `long long` as `longLong`, `Int16` as `int16`.
    static func camelCase(_ text: String) -> String {
        let words = words(of: text.lowercased())
        guard let first = words.first else { return "" }
        return first + words.dropFirst().map { changingFirst(of: String($0), isUpper: true) }.joined()
    }

    /// Each word in lower case with a capital first character; what stands between them stays.
    static func capitalized(_ text: String) -> String {
        var result = ""
        var isInWord = false
        for character in text {
            let isLetter = !character.isWhitespace
            result += isLetter && !isInWord ? character.uppercased() : character.lowercased()
            isInWord = isLetter
        }
        return result
    }

    /// Letters and digits only, the words between them capitalized.
    static func beautiful(_ text: String) -> String {
        text.split { !$0.isLetter && !$0.isNumber }
            .map { changingFirst(of: $0.lowercased(), isUpper: true) }
            .joined()
    }
}
