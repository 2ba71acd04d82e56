/// Makes names of Swift out of any text (code-generation §3.7, §5.3).
enum CamelCase {
    /// The words of the text as one identifier that begins with a small letter: `recent books` gives `recentBooks`,
    /// `START_DATE` gives `startDate`. Nil where there is no letter and no digit.
    static func lower(_ text: String) -> String? {
        let words = words(of: text)
        guard let first = words.first else { return nil }
        let head = isLoud(first) ? first.lowercased() : SwiftIdentifier.decapitalized(first)
        let tail = words.dropFirst().map { SwiftIdentifier.capitalized(isLoud($0) ? $0.lowercased() : $0) }
        let name = head + tail.joined()
        return SwiftIdentifier.isValid(name) ? name : SwiftIdentifier.isValid("_" + name) ? "_" + name : nil
    }

    private static func words(of text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Whether a word of several letters is all in capitals.
    private static func isLoud(_ word: String) -> Bool {
        word.count > 1 && word == word.uppercased() && word != word.lowercased()
    }
}
