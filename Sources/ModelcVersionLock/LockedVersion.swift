import ModelcSchema

/// One version of a model as it was shipped.
package struct LockedVersion: Hashable, Sendable {
    /// The version's name without `.xcdatamodel`.
    package var name: String
    /// The hash over all entities.
    package var checksum: VersionHash
    /// The entities by name in byte order.
    var entities: [LockedEntity]

    init(name: String, checksum: VersionHash, entities: [LockedEntity]) {
        self.name = name
        self.checksum = checksum
        self.entities = entities
    }

    /// A version as it is now; nil where one of its entities has no hash.
    init?(name: String, _ hashes: ModelVersionHashes) {
        guard let checksum = hashes.checksum else { return nil }
        self.init(name: name, checksum: checksum, entities: hashes.entities.compactMap(LockedEntity.init))
    }
}
