import ModelcBase

/// The similarity of two names.
enum NameLikeness {
    /// True if the two names are similar, also without common words such as types, or if they share at least half of
    /// their significant words. `draftMessageData` and `downloadedMessageIDsData` share only one of three words.
    static func haveCommon(_ left: String, _ right: String) -> Bool {
        if areSimilar(left, right), areSimilarWithoutTypes(left, right) { return true }
        let (one, other) = (words(of: left), words(of: right))
        let common = one.intersection(other)
        return !common.isEmpty && common.count * 2 >= max(one.count, other.count)
    }

    /// Whether the names are similar after removing common words such as types.
    private static func areSimilarWithoutTypes(_ left: String, _ right: String) -> Bool {
        let rests = [left, right].map { name in
            (plainWords(of: name) ?? anyWords(of: name)).filter { !RenameWeights.commonWords.contains($0) }.joined()
        }
        return rests.contains("") || areSimilar(rests[0], rests[1])
    }

    /// Returns whether the edit distance between the names is at most half of the length of the longer one, ignoring
    /// case. False for very long names.
    static func areSimilar(_ left: String, _ right: String) -> Bool {
        let one = Array(left.lowercased().unicodeScalars)
        let other = Array(right.lowercased().unicodeScalars)
        let length = max(one.count, other.count)
        guard length > 0, length <= RenameWeights.longestName else { return false }
        let kept = length - SpellingSuggestion.editDistance(one, other)
        return kept * 100 >= length * RenameWeights.leastNameLikeness
    }

    /// Returns the significant words of a name, such as `birth` for `dateOfBirth`. Short words and words that many
    /// names contain are left out.
    private static func words(of name: String) -> Set<String> {
        let words = plainWords(of: name) ?? anyWords(of: name)
        return Set(words.filter { $0.count >= RenameWeights.shortestWord }).subtracting(RenameWeights.commonWords)
    }

    private static func anyWords(of name: String) -> [String] {
        var words: [String] = [""]
        var wasLower = false
        for letter in name.prefix(RenameWeights.longestName) {
            if !letter.isLetter || (wasLower && letter.isUppercase) { words.append("") }
            if letter.isLetter { words[words.count - 1] += letter.lowercased() }
            wasLower = letter.isLowercase
        }
        return words
    }

    /// Returns the words of a name, without Unicode processing; nil if the name is too long, or contains other
    /// characters than ASCII letters, digits and `_`. Nearly all names are in this simple form.
    private static func plainWords(of name: String) -> [String]? {
        guard name.utf8.count <= RenameWeights.longestName else { return nil }
        var words: [String] = []
        var word: [UInt8] = []
        var wasLower = false
        for byte in name.utf8 {
            let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            let isLower = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
            guard isUpper || isLower || byte.isASCIIDigit || byte == UInt8(ascii: "_") else { return nil }
            if !(isUpper || isLower) || (wasLower && isUpper) {
                words.append(String(decoding: word, as: UTF8.self))
                word.removeAll(keepingCapacity: true)
            }
            if isUpper || isLower { word.append(byte | 0x20) }
            wasLower = isLower
        }
        return words + [String(decoding: word, as: UTF8.self)]
    }
}
