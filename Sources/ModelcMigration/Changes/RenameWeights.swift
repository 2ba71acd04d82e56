/// The weights of similarities between a removed and an added element (FormatMigrationFacts §4.1). The numbers are
/// modelc's own convention: unverified.
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

    /// For an identifier that equals the older name.
    static let namedByIdentifier = 10

    /// The minimum score of a suggestion.
    static let least = 5
    /// The minimum lead of the best candidate over the second one.
    static let lead = 2
    /// The minimum share of equal properties of two entities, in percent.
    static let leastEntityLikeness = 60
    /// The minimum similarity of two names that count as similar, in percent.
    static let leastNameLikeness = 50

    /// The percentage for an entity whose identifier names the older one.
    static let namedEntity = 100
    /// The number of equal properties with which two entities can be the same without a common word in their names.
    static let propertiesOfAnotherName = 3
    /// Shorter words of names are ignored.
    static let shortestWord = 3
    /// Words of names that are no more specific than a type.
    static let commonWords: Set<String> = [
        "array", "count", "data", "date", "flag", "has", "index", "list", "name", "number", "object", "string", "text",
        "the", "time", "type", "value",
    ]

    /// The maximum number of removed and of added elements of one kind and place that are compared. Each is compared
    /// with each, and an entity that was rewritten as a whole has no renames to find.
    static let mostCandidates = 200
    /// Longer names, in Unicode scalars, are not compared by edit distance.
    static let longestName = 128
}
