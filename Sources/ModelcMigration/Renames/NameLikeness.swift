import ModelcText

/// How alike two names are.
enum NameLikeness {
    /// Whether the names share anything: at least half of the longer one, or a word that says more than a type does.
    static func haveCommon(_ left: String, _ right: String) -> Bool {
        areSimilar(left, right) || !words(of: left).isDisjoint(with: words(of: right))
    }

    /// Whether at least half of the longer name stays, letter case aside.
    static func areSimilar(_ left: String, _ right: String) -> Bool {
        let one = Array(left.lowercased().unicodeScalars)
        let other = Array(right.lowercased().unicodeScalars)
        let length = max(one.count, other.count)
        guard length > 0, length <= RenameWeights.longestName else { return false }
        let kept = length - SpellingSuggestion.editDistance(one, other)
        return kept * 100 >= length * RenameWeights.leastNameLikeness
    }

    /// `dateOfBirth` has `birth`: the words of a name, without short ones and those that many names have.
    private static func words(of name: String) -> Set<String> {
        var words: [String] = [""]
        var wasLower = false
        for letter in name.prefix(RenameWeights.longestName) {
            if !letter.isLetter || (wasLower && letter.isUppercase) { words.append("") }
            if letter.isLetter { words[words.count - 1] += letter.lowercased() }
            wasLower = letter.isLowercase
        }
        return Set(words.filter { $0.count >= RenameWeights.shortestWord }).subtracting(RenameWeights.commonWords)
    }
}
