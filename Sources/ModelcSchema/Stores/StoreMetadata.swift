/// What a store says of itself: the property list in its `Z_METADATA` table (sqlite-store §2.1).
package struct StoreMetadata: Hashable, Sendable {
    /// The hashes of the entities by name in byte order, each name once; nil where the store has none that can be used.
    package var entityHashes: [StoreEntityHash]?
    /// The way in which the hashes were computed; 3 in every known store, nil where the store does not say.
    package var hashesVersion: Int?
    /// SHA-512 over names and hashes in base64, written since framework version 977.
    package var digest: String?
    /// SHA-256 over the hashes in base64, written since framework version 1333.
    package var checksum: String?
    /// The identifiers that the author gave to the model's versions, without empty ones; a hint only.
    package var identifiers: [String] = []
    /// The version of Core Data that wrote the metadata.
    package var frameworkVersion: Int?
    /// The kind of store as it calls itself (`SQLite`).
    package var storeType: String?
    /// The store's own identifier, from the table and not from the list.
    package var uuid: String?
    /// The class that migrated the store; nil where none is named.
    package var migrationManager: String?

    package init() {}

    /// The version of the hashing that is known (version-hash §4).
    package static let knownHashesVersion = 3

    /// The hashes where they can be compared with computed ones: those of another way of hashing cannot.
    package var comparableHashes: [StoreEntityHash]? {
        guard let entityHashes, !entityHashes.isEmpty else { return nil }
        return (hashesVersion ?? StoreMetadata.knownHashesVersion) == StoreMetadata.knownHashesVersion
            ? entityHashes : nil
    }
}
