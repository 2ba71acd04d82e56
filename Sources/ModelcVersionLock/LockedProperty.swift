import ModelcSchema

/// One property of an entity as it shipped.
struct LockedProperty: Hashable, Sendable {
    let name: String
    let hash: ShortHash
    /// The inputs of the hash in words.
    let facts: [String]
    /// The line of the property.
    let place: LockedLocation

    init(name: String, hash: ShortHash, facts: [String], place: LockedLocation = .none) {
        self.name = name
        self.hash = hash
        self.facts = facts
        self.place = place
    }

    init(_ property: PropertyVersionHash) {
        self.init(name: property.name, hash: ShortHash(property.hash), facts: property.facts)
    }
}
