/// The version of Core Data whose stores are imitated (`NSPersistenceFrameworkVersion`). Some features of a store
/// depend on this version (FormatStore §2.1, §4.6).
package struct StoreFramework: Hashable, Sendable {
    package var version: Int

    /// The newest version of Core Data in any public store.
    package static let newest = StoreFramework(version: 1344)
    /// The versions for which the features are known.
    package static let knownVersions = 241...1999

    package init(version: Int) { self.version = version }

    /// Whether the metadata has the SHA-512 value of the hashes.
    var writesDigest: Bool { version >= 977 }
    /// Whether the metadata has the checksum of the model.
    var writesChecksum: Bool { version >= 1333 }
    /// Whether the name of an attribute's index consists of the names of the entity and the attribute, as for fetch
    /// indexes. In older versions, it consists of the names of the table and the column. The exact version of the
    /// change is not known: no sample is between versions 519 and 851.
    var namesIndexesByEntity: Bool { version >= 851 }
    /// Whether many-to-many tables have a second index. The oldest sample with such a table and the index is 851.
    var indexesJoinTables: Bool { version >= 640 }
}
