/// The filters of strings. The names of models are ASCII almost always: those go without looking at characters.
enum TextFilter {
    /// Nil where the filter is none of strings, or takes arguments.
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
        case .hasPrefix, .hasSuffix, .replace, .split, .contains, .count, .first, .last, .unique, .sorted, .join,
            .default:
            nil
        }
    }

    static func words(of text: String) -> [Substring] { text.split { $0.isWhitespace } }

    private static func lines(of text: String) -> [String] {
        var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        // A line end at the end does not begin another line.
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { String($0) }
    }

    private static func trimmed(_ text: String) -> String {
        guard let start = text.firstIndex(where: { !$0.isWhitespace }),
            let end = text.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(text[start...end])
    }

    /// The occurrences are searched byte by byte.
    static func split(_ text: String, at separator: String) -> [String] {
        let separator = Array(separator.utf8)
        guard !separator.isEmpty else { return [text] }
        let bytes = Array(text.utf8)
        var parts: [String] = []
        var start = 0
        while let end = firstOccurrence(of: separator, in: bytes, from: start) {
            parts.append(String(decoding: bytes[start..<end], as: UTF8.self))
            start = end + separator.count
        }
        parts.append(String(decoding: bytes[start...], as: UTF8.self))
        return parts
    }

    static func contains(_ text: String, _ part: String) -> Bool {
        firstOccurrence(of: Array(part.utf8), in: Array(text.utf8), from: 0) != nil
    }

    private static func firstOccurrence(of part: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.count - start >= part.count else { return nil }
        return (start...bytes.count - part.count).first { bytes[$0..<$0 + part.count].elementsEqual(part) }
    }
}
