import ModelcBase

/// Chooses, among removed and added things, the pairs that belong together: each is the other's best, by a lead.
enum BestPairs {
    struct Pair: Hashable {
        var removed: Int
        var added: Int
        var score: Int
    }

    /// - Parameters:
    ///   - lead: by how much the best score has to exceed the second best of either side.
    ///   - score: how alike two of them are; nil where they cannot be one.
    static func pairs(removed: Int, added: Int, lead: Int, score: (Int, Int) -> Int?) -> [Pair] {
        let removed = min(removed, RenameWeights.mostCandidates)
        let added = min(added, RenameWeights.mostCandidates)
        var byRemoved = [Best](repeating: Best(), count: removed)
        var byAdded = [Best](repeating: Best(), count: added)
        for old in 0..<removed {
            for new in 0..<added {
                guard let points = score(old, new) else { continue }
                byRemoved[old].consider(new, points)
                byAdded[new].consider(old, points)
            }
        }
        return byRemoved.enumerated().compactMap { old, best in
            guard
                let new = best.candidate, byAdded[new].candidate == old,
                best.lead >= lead, byAdded[new].lead >= lead
            else { return nil }
            return Pair(removed: old, added: new, score: best.score)
        }
    }

    private struct Best {
        var candidate: Int?
        var score = 0
        private var second: Int?

        /// The distance to the second best; as good as endless where there is none.
        var lead: Int { second.map { score - $0 } ?? .max }

        mutating func consider(_ new: Int, _ points: Int) {
            if candidate == nil || points > score {
                second = candidate == nil ? nil : score
                candidate = new
                score = points
            } else {
                second = max(second ?? points, points)
            }
        }
    }
}

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

    /// The same of a short name in letters and digits of ASCII, as nearly all are: nothing needs to be known of characters.
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

/// How much each likeness of a removed and an added thing counts (FormatMigrationFacts §4.1). The numbers are a
/// convention of ours: unverified.
enum RenameWeights {
    // Attributes.
    static let sameType = 4
    static let sameOptionalityAndDefault = 1
    static let similarAttributeName = 2
    static let nearPosition = 1
    static let sameUserInfo = 1
    static let sameValidation = 1
    // Relationships.
    static let sameDestinationAndCardinality = 4
    static let sameInverse = 3
    static let sameDeleteRule = 1
    static let similarRelationshipName = 2

    /// For an identifier that is the older name.
    static let namedByIdentifier = 10

    /// The least score of a suggestion.
    static let least = 5
    /// By how much the best candidate has to be better than the second one.
    static let lead = 2
    /// The least share of equal properties of two entities, in percent.
    static let leastEntityLikeness = 60
    /// How alike two names are at least that count as similar, in percent.
    static let leastNameLikeness = 50

    /// The percentage for an entity that names the older one.
    static let namedEntity = 100
    /// Entities with this many equal properties may be one without a word in common.
    static let propertiesOfAnotherName = 3
    /// Shorter words of names say nothing.
    static let shortestWord = 3
    /// Words of names that say no more than a type.
    static let commonWords: Set<String> = [
        "array", "count", "data", "date", "flag", "has", "index", "list", "name", "number", "object", "string", "text",
        "the", "time", "type", "value",
    ]

    /// How many removed and how many added things of one kind and place are compared at most: an entity that is
    /// rewritten as a whole has no renames to find, and the comparison is of each with each.
    static let mostCandidates = 200
    /// Longer names, in Unicode scalars, are not compared by edit distance.
    static let longestName = 128
}
