/// The weights for scoring the similarity of a removed and an added element (FormatMigrationFacts §4.1). The numbers
/// are modelc's own choice, and not verified.
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

    /// Added to the score if the renaming identifier equals the older name.
    static let namedByIdentifier = 10

    /// The minimum score of a suggestion.
    static let least = 5
    /// The minimum difference between the scores of the best and the second best candidate.
    static let lead = 2
    /// The minimum share of common properties of two entities, in percent.
    static let leastEntityLikeness = 60
    /// The minimum share of a name, in percent, that two similar names have in common.
    static let leastNameLikeness = 50

    /// The score, in percent, if the newer entity names the older entity in an XML attribute that Core Data does not
    /// read as its renaming identifier. It is used instead of the share of common properties.
    static let namedEntity = 100
    /// The minimum number of common properties for a suggestion if the names of the two entities have no word in
    /// common.
    static let propertiesOfAnotherName = 3
    /// The minimum length of a significant word in a name.
    static let shortestWord = 3
    /// Words that are not significant in a name because they only describe its type, such as `data`.
    static let commonWords: Set<String> = [
        "array", "count", "data", "date", "flag", "has", "index", "list", "name", "number", "object", "string", "text",
        "the", "time", "type", "value",
    ]

    /// The maximum number of removed and of added elements that are compared, per kind and location. Each removed
    /// element is compared with each added one. An entity that was rewritten completely has no renames.
    static let mostCandidates = 200
    /// The maximum length of a name, in Unicode scalars, for comparison by edit distance.
    static let longestName = 128
}
