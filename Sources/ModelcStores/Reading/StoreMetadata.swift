/// A store's metadata: the property list in its `Z_METADATA` table (FormatStore §2.1).
package struct StoreMetadata: Hashable, Sendable {
    /// The hashes of the entities, sorted by name in byte order. Each name occurs once. Nil if the store has no usable
    /// hashes.
    package var entityHashes: [StoreEntityHash]?
    /// The version of the hash algorithm. It is 3 in every known store; nil if the store does not state it.
    package var hashesVersion: Int?
    /// The SHA-512 value of the entities' names and hashes, in base64. Core Data writes it since framework version 977.
    package var digest: String?
    /// The SHA-256 value of the entities' hashes, in base64. Core Data writes it since framework version 1333.
    package var checksum: String?
    /// The version identifiers that the author gave to the model's versions, without empty ones. They are only a hint.
    package var identifiers: [String] = []
    /// The version of Core Data that wrote the metadata.
    package var frameworkVersion: Int?
    /// The store type as written in the metadata, such as `SQLite`.
    package var storeType: String?
    /// The store's UUID. It is read from the table, not from the property list.
    package var uuid: String?
    /// The name of the class that migrated the store; nil if the metadata names none.
    var migrationManager: String?

    /// Whether `StoreWriter` wrote the store. It stays true if an app changes the store.
    package var isOfTool = false

    package init() {}

    /// The key that marks a store of this tool, so that it may be replaced. Core Data keeps unknown keys, and ignores
    /// them.
    static let markKey = "modelc"
    static let mark = "store new"

    /// The version of the hash algorithm that modelc implements (FormatVersionHash §4).
    static let knownHashesVersion = 3

    /// The hashes, if they can be compared with computed hashes. Nil if the store uses another hash algorithm.
    package var comparableHashes: [StoreEntityHash]? {
        guard let entityHashes, !entityHashes.isEmpty else { return nil }
        return (hashesVersion ?? StoreMetadata.knownHashesVersion) == StoreMetadata.knownHashesVersion
            ? entityHashes : nil
    }
}
