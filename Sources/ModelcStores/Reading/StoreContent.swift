import ModelcSchema

/// The content that identifies a store.
package struct StoreContent: Hashable, Sendable {
    package var metadata: StoreMetadata
    package var structure: StoreStructure
    /// Whether there was a nonempty write-ahead log beside the store; it was read as well.
    package var hasWriteAheadLog: Bool

    package init(metadata: StoreMetadata, structure: StoreStructure, hasWriteAheadLog: Bool = false) {
        self.metadata = metadata
        self.structure = structure
        self.hasWriteAheadLog = hasWriteAheadLog
    }
}

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

/// The version hash of one entity in a store (`NSStoreModelVersionHashes`; FormatStore §2.1).
package struct StoreEntityHash: Hashable, Sendable {
    /// The entity's name.
    package var name: String
    package var hash: VersionHash

    package init(name: String, hash: VersionHash) {
        self.name = name
        self.hash = hash
    }
}

/// The tables of a store, without their rows.
package struct StoreStructure: Hashable, Sendable {
    /// The entities by number, without those of persistent history.
    var entities: [StoreEntity]
    /// All tables by name in byte order, without SQLite's own.
    package var tables: [StoreTable]

    package init(entities: [StoreEntity] = [], tables: [StoreTable] = []) {
        self.entities = entities
        self.tables = tables
    }

    /// Numbers from here on belong to persistent history and not to entities of the model (FormatStore §2.2).
    static let firstHistoryNumber = 16_001
}

/// A table of a store.
package struct StoreTable: Hashable, Sendable {
    package var name: String
    /// The columns in the table's order.
    package var columns: [StoreColumn]

    init(name: String, columns: [StoreColumn]) {
        self.name = name
        self.columns = columns
    }
}

/// A column of a store's table.
package struct StoreColumn: Hashable, Sendable {
    var name: String
    /// The declared type in capitals (`VARCHAR`); empty if none is declared.
    var type: String

    package init(name: String, type: String) {
        self.name = name
        self.type = type
    }
}

/// A row of a store's `Z_PRIMARYKEY` table: an entity and its number in the rows of its objects (FormatStore §2.2).
package struct StoreEntity: Hashable, Sendable {
    /// `Z_ENT`. Read, never computed: after a migration the numbers may be those of an older version.
    var number: Int
    /// The entity's name; a migration in place may leave an old one.
    var name: String
    /// The number of the parent; 0 for a root.
    var superNumber: Int

    init(number: Int, name: String, superNumber: Int) {
        self.number = number
        self.name = name
        self.superNumber = superNumber
    }
}
