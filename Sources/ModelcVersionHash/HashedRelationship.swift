import ModelcSchema

/// A relationship with its inverse resolved in the model.
struct HashedRelationship {
    let relationship: RelationshipDescription
    /// Whether the relationship is its own inverse.
    let isOwnInverse: Bool

    /// The inverse's name to hash. A relationship that is its own inverse is hashed as one without an inverse
    /// (FormatVersionHash §2, own inverse).
    var hashedInverseName: String? { isOwnInverse ? nil : relationship.inverseName }
}
