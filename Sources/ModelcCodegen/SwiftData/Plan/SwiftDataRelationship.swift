import ModelcSchema

/// A stored property of a `@Model` class that SwiftData keeps as a relationship.
struct SwiftDataRelationship: Hashable, Sendable {
    var name: String
    var destinationName: String
    var isToMany = false
    var isOptional = false
    var deleteRule = DeleteRule.nullify
    /// The name of the inverse in SwiftData's model; nil if there is none.
    var inverseName: String?
    /// Whether one of the sides has the inverse in the code. If not, SwiftData looks for an inverse by itself.
    var isInverseNamed = false
    /// Whether the inverse is written at this side. It may be written at one side only.
    var writesInverse = false
    /// The counts that are written; nil for SwiftData's defaults.
    var minimumCount: Int?
    var maximumCount: Int?
    var originalName: String?
    var hashModifier: String?
    var place = SchemaLocation(position: nil)
}
