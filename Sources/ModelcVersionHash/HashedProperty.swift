import ModelcSchema

/// A property as it is hashed in the entity that declares it and in all that inherit it.
struct HashedProperty {
    var name: String
    var hash: VersionHash
    /// Whether it is a relationship that is its own inverse.
    var isOwnInverse: Bool
    var place: SchemaLocation
}
