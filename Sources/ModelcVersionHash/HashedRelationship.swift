import ModelcSchema

/// A relationship whose inverse has been found in the model.
struct HashedRelationship {
    let relationship: RelationshipDescription
    let isOwnInverse: Bool

    /// The name of the inverse as it is hashed. A relationship that is its own inverse is hashed as if it had none
    /// (FormatVersionHash §2, own inverse).
    var hashedInverseName: String? { isOwnInverse ? nil : relationship.inverseName }
}
