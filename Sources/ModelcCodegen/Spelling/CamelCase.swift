import ModelcBase
import ModelcSchema
import ModelcSourceCode

/// Derives Swift names from any text.
enum CamelCase {
    /// The words of the text as one identifier that begins with a lowercase letter: `recent books` gives `recentBooks`,
    /// `START_DATE` gives `startDate`, `URLsByName` gives `urlsByName`. Nil if there is no letter and no digit.
    static func lower(_ text: String) -> String? {
        let words = words(of: text)
        guard let first = words.first else { return nil }
        let head = isLoud(first) ? first.lowercased() : decapitalized(first)
        let tail = words.dropFirst().map { SwiftIdentifier.capitalized(isLoud($0) ? $0.lowercased() : $0) }
        let name = head + tail.joined()
        return SwiftIdentifier.isValid(name) ? name : SwiftIdentifier.isValid("_" + name) ? "_" + name : nil
    }

    /// A word with its first letter in lowercase. If the word begins with an abbreviation, all of its capitals become
    /// lowercase.
    private static func decapitalized(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let rest = word.dropFirst(capitals.count)
        guard capitals.count > 1, let next = rest.first else { return SwiftIdentifier.decapitalized(word) }
        let isPlural = next == "s" && rest.dropFirst().first?.isLowercase != true
        if isPlural || !next.isLowercase { return capitals.lowercased() + rest }
        // The last capital begins the next word: `HTTPPosts` gives `httpPosts`.
        return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
    }

    private static func words(of text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Whether a word of several letters consists only of capitals.
    private static func isLoud(_ word: String) -> Bool {
        word.count > 1 && word == word.uppercased() && word != word.lowercased()
    }
}
