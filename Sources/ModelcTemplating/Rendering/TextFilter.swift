/// The filters for strings. Names in models are nearly always ASCII, so ASCII text is handled without decoding
/// characters.
enum TextFilter {
    /// Returns the result of a filter for a string. Nil if the filter is not for strings, or if it has arguments.
    static func value(of filter: Filter, for text: String) -> TemplateValue? {
        switch filter {
        case .initialCapitalString: .string(changingFirst(of: text, isUpper: true))
        case .initialLowercaseString: .string(changingFirst(of: text, isUpper: false))
        case .camelCaseString: .string(camelCase(text))
        case .beautifyString: .string(beautiful(text))
        case .uppercaseString: .string(text.uppercased())
        case .lowercaseString: .string(text.lowercased())
        case .capitalizedString: .string(capitalized(text))
        case .stringByTrimmingWhitespace: .string(trimmed(text))
        case .stringBySquashingWhitespace: .string(words(of: text).joined(separator: " "))
        case .firstLetter: .string(String(text.prefix(1)))
        case .firstWord: .string(words(of: text).first.map { String($0) } ?? "")
        case .wordArray: TemplateValue(words(of: text).map { String($0) })
        case .lines: TemplateValue(lines(of: text))
        case .length: .integer(text.count)
        case .description: .string(text)
        case .truth: .bool(LooseValue.isTrue(.string(text)))
        case .numeral: .string(text)
        case .hasPrefix, .hasSuffix, .replace, .split, .contains, .count, .first, .last, .unique, .sorted, .join,
            .compare, .propertyList, .default:
            nil
        }
    }

    static func words(of text: String) -> [Substring] { text.split { $0.isWhitespace } }

    private static func lines(of text: String) -> [String] {
        var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        // A line end at the end of the text does not begin another line.
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { String($0) }
    }

    private static func trimmed(_ text: String) -> String {
        guard let start = text.firstIndex(where: { !$0.isWhitespace }),
            let end = text.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(text[start...end])
    }

}

extension TextFilter {
    /// The text with its first character in uppercase or lowercase.
    static func changingFirst(of text: String, isUpper: Bool) -> String {
        guard let first = text.utf8.first else { return text }
        guard first < 0x80 else { return changingFirstCharacter(of: text, isUpper: isUpper) }
        guard isUpper ? Bytes.isLowercase(first) : Bytes.isUppercase(first) else { return text }
        var text = text
        return text.withUTF8 { bytes in
            String(unsafeUninitializedCapacity: bytes.count) { buffer in
                _ = buffer.initialize(from: bytes)
                // Uppercase and lowercase ASCII letters differ only in this bit.
                buffer[0] ^= 0x20
                return bytes.count
            }
        }
    }

    private static func changingFirstCharacter(of text: String, isUpper: Bool) -> String {
        let first = text.prefix(1)
        return (isUpper ? first.uppercased() : first.lowercased()) + text.dropFirst()
    }

    /// Converts `long long` to `longLong`, and `Int16` to `int16`.
    static func camelCase(_ text: String) -> String {
        let words = words(of: text.lowercased())
        guard let first = words.first else { return "" }
        return first + words.dropFirst().map { changingFirst(of: String($0), isUpper: true) }.joined()
    }

    /// Converts each word to lowercase with a capital first character. The text between words is unchanged.
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

    /// Removes all characters except letters and digits, and capitalizes each word: `first-name` becomes `FirstName`.
    static func beautiful(_ text: String) -> String {
        text.split { !$0.isLetter && !$0.isNumber }
            .map { changingFirst(of: $0.lowercased(), isUpper: true) }
            .joined()
    }
}
