import ModelcSchema

/// One entity of a version as it was shipped.
struct LockedEntity: Hashable, Sendable {
    var name: String
    var hash: VersionHash
    /// Whether the hash was certain to be Core Data's when it was locked.
    var isVerified: Bool
    /// What the hash was computed from, in words; name and properties aside.
    var facts: [String]
    /// The properties that are part of the hash, by name in byte order.
    var properties: [LockedProperty]
}

extension LockedEntity {
    /// An entity as it is now; nil where it has no hash.
    init?(_ entity: EntityVersionHash) {
        guard let hash = entity.hash else { return nil }
        self.init(
            name: entity.name, hash: hash, isVerified: entity.isVerified, facts: entity.facts,
            properties: entity.properties.filter(\.isPartOfEntity).map(LockedProperty.init))
    }
}
