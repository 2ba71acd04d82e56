import ModelcSchema

/// A property with its hash. The hash is the same in the entity that declares the property and in all entities that
/// inherit it.
struct HashedProperty {
    var name: String
    var hash: VersionHash
    /// Whether the property is a relationship that is its own inverse.
    var isOwnInverse: Bool
    var place: SchemaLocation
}
