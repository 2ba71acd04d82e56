import ModelcBase
import ModelcSchema
import ModelcSourceCode

/// Converts any text to a Swift name.
enum CamelCase {
    /// Joins the words of a text to an identifier that begins with a lowercase letter: `recent books` gives
    /// `recentBooks`, `START_DATE` gives `startDate`, `URLsByName` gives `urlsByName`. Nil if the text contains no
    /// letters and no digits.
    static func lower(_ text: String) -> String? {
        let words = words(of: text)
        guard let first = words.first else { return nil }
        let head = isLoud(first) ? first.lowercased() : decapitalized(first)
        let tail = words.dropFirst().map { SwiftIdentifier.capitalized(isLoud($0) ? $0.lowercased() : $0) }
        let name = head + tail.joined()
        return SwiftIdentifier.isValid(name) ? name : SwiftIdentifier.isValid("_" + name) ? "_" + name : nil
    }

    /// The word with a lowercase first letter. An abbreviation at the start is converted completely: `URLs` gives
    /// `urls`.
    private static func decapitalized(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let rest = word.dropFirst(capitals.count)
        guard capitals.count > 1, let next = rest.first else { return SwiftIdentifier.decapitalized(word) }
        let isPlural = next == "s" && rest.dropFirst().first?.isLowercase != true
        if isPlural || !next.isLowercase { return capitals.lowercased() + rest }
        // The last capital is the start of the next word: `HTTPPosts` gives `httpPosts`.
        return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
    }

    private static func words(of text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Whether a word has several letters and all are capitals.
    private static func isLoud(_ word: String) -> Bool {
        word.count > 1 && word == word.uppercased() && word != word.lowercased()
    }
}
