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
    /// Whether the generated code names the inverse, in this relationship or in the inverse itself. If not, SwiftData
    /// infers an inverse.
    var isInverseNamed = false
    /// Whether the code of this relationship names the inverse. Only one of the two relationships may do this.
    var writesInverse = false
    /// The minimum number of objects in the generated code; nil for SwiftData's default. `maximumCount` is used in
    /// the same way.
    var minimumCount: Int?
    var maximumCount: Int?
    var originalName: String?
    var hashModifier: String?
    var place = SchemaLocation(position: nil)
}
