import ModelcSchema

/// One property of an entity as it was shipped.
struct LockedProperty: Hashable, Sendable {
    var name: String
    var hash: VersionHash
    /// What the hash was computed from, in words.
    var facts: [String]
}

extension LockedProperty {
    init(_ property: PropertyVersionHash) {
        self.init(name: property.name, hash: property.hash, facts: property.facts)
    }
}
