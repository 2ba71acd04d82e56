/// A store's description of itself: the property list in its `Z_METADATA` table (FormatStore §2.1).
package struct StoreMetadata: Hashable, Sendable {
    /// The hashes of the entities by name in byte order, each name once; nil if the store has no usable ones.
    package var entityHashes: [StoreEntityHash]?
    /// The version of the hash algorithm; 3 in every known store, nil if the store does not state it.
    package var hashesVersion: Int?
    /// SHA-512 over names and hashes in base64, written since framework version 977.
    package var digest: String?
    /// SHA-256 over the hashes in base64, written since framework version 1333.
    package var checksum: String?
    /// The identifiers that the author gave to the model's versions, without empty ones; this is only a hint.
    package var identifiers: [String] = []
    /// The version of Core Data that wrote the metadata.
    package var frameworkVersion: Int?
    /// The store type as written in the metadata (`SQLite`).
    package var storeType: String?
    /// The store's own identifier, from the table and not from the list.
    package var uuid: String?
    /// The class that migrated the store; nil if none is named.
    var migrationManager: String?

    package init() {}

    /// The version of the known hash algorithm (FormatVersionHash §4).
    static let knownHashesVersion = 3

    /// The hashes if they can be compared with computed ones; those of another algorithm cannot.
    package var comparableHashes: [StoreEntityHash]? {
        guard let entityHashes, !entityHashes.isEmpty else { return nil }
        return (hashesVersion ?? StoreMetadata.knownHashesVersion) == StoreMetadata.knownHashesVersion
            ? entityHashes : nil
    }
}
