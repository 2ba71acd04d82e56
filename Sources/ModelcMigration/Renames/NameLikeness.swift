import ModelcText

/// How alike two names are.
enum NameLikeness {
    /// Whether at least half of the longer name stays, letter case aside.
    static func areSimilar(_ left: String, _ right: String) -> Bool {
        let one = Array(left.lowercased().unicodeScalars)
        let other = Array(right.lowercased().unicodeScalars)
        let length = max(one.count, other.count)
        guard length > 0, length <= RenameWeights.longestName else { return false }
        let kept = length - SpellingSuggestion.editDistance(one, other)
        return kept * 100 >= length * RenameWeights.leastNameLikeness
    }
}
