import ModelcSchema

/// One property of an entity, in the state that shipped.
struct LockedProperty: Hashable, Sendable {
    let name: String
    let hash: ShortHash
    /// The inputs of the hash as text, such as `String` and `optional`.
    let facts: [String]
    /// The location of the property's line.
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
