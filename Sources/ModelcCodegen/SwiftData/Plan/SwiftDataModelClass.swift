import ModelcSettings

/// A `@Model` class, from which both its text and SwiftData's entity follow.
struct SwiftDataModelClass: Hashable, Sendable {
    /// The name of the class, which is also the name of SwiftData's entity.
    var name: String
    /// The superclass; nil if there is none.
    var parentName: String?
    /// Whether another class of the plan is a subclass.
    var hasSubclasses = false
    var attributes: [SwiftDataAttribute] = []
    var relationships: [SwiftDataRelationship] = []
    /// Constraints of several properties, or of a relationship (`#Unique`). Those of a single attribute are with it.
    var constraints: [[String]] = []
    /// The properties of each index (`#Index`).
    var indexes: [[String]] = []

    /// The attributes that SwiftData's model contains.
    var storedAttributes: [SwiftDataAttribute] { attributes.filter { !$0.isTransient } }
}
