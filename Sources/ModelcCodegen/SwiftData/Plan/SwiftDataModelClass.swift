import ModelcSettings

/// A `@Model` class as a value. Both the source code and SwiftData's entity are derived from it.
struct SwiftDataModelClass: Hashable, Sendable {
    /// The name of the class, which is also the name of SwiftData's entity.
    var name: String
    /// The superclass; nil if there is none.
    var parentName: String?
    /// Whether another class of the plan is a subclass.
    var hasSubclasses = false
    var attributes: [SwiftDataAttribute] = []
    var relationships: [SwiftDataRelationship] = []
    /// The uniqueness constraints that are written as `#Unique`: those of several properties or of a relationship.
    /// For a constraint of a single attribute, see `SwiftDataAttribute.isUnique`.
    var constraints: [[String]] = []
    /// The properties of each index (`#Index`).
    var indexes: [[String]] = []

    /// The attributes that SwiftData's model contains.
    var storedAttributes: [SwiftDataAttribute] { attributes.filter { !$0.isTransient } }
}
