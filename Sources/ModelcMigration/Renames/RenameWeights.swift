/// How much each likeness of a removed and an added thing counts (migration §4.1). The numbers are a convention of ours:
/// unverified.
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
