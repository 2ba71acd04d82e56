import ModelcBase

/// Converts libxml2's errors to readable errors.
enum XMLErrorMessage {
    static func problem(message: String, position: SourcePosition) -> XMLError {
        if limitWords.contains(where: message.contains) {
            return XMLError(kind: .limit, message: limitMessage, position: position)
        }
        return XMLError(kind: .malformed, message: tidy(message), position: position)
    }

    /// Words in libxml2's messages for input that is too long, in several versions. The error code does not show this.
    private static let limitWords = ["XML_PARSE_HUGE", "too long", "too big", "uge input", "Resource limit"]
    private static let limitMessage = "a value or a comment is longer than 10 MB, or a name than 50 kB"

    /// Returns the message on one line, starting with a lowercase letter, without a final period and without the name
    /// of a libxml2 function at the start.
    private static func tidy(_ message: String) -> String {
        let line =
            message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "the document is not well-formed"
        var words = line
        if words.hasPrefix("xml"), let colon = words.firstIndex(of: ":"), !words[..<colon].contains(" ") {
            words = String(words[words.index(after: colon)...].drop { $0 == " " })
        }
        while let last = words.last, last == " " || last == "!" || last == "." { words.removeLast() }
        guard let first = words.first, words.dropFirst().first?.isLowercase == true else { return words }
        return first.lowercased() + words.dropFirst()
    }
}
