/// The version of Core Data whose stores are written (`NSPersistenceFrameworkVersion`), with the features that differ
/// between versions (FormatStore §2.1, §4.6).
package struct StoreFramework: Hashable, Sendable {
    package var version: Int

    /// The newest version that a public store of Core Data shows.
    package static let newest = StoreFramework(version: 1344)
    /// The versions for which the features are known.
    package static let knownVersions = 241...1999

    package init(version: Int) { self.version = version }

    /// Whether the metadata has the SHA-512 value of the hashes.
    var writesDigest: Bool { version >= 977 }
    /// Whether the metadata has the checksum of the model.
    var writesChecksum: Bool { version >= 1333 }
    /// Whether an index of an attribute is named after entity and attribute, as fetch indexes are. Older versions name
    /// it after table and column. No sample is between 519 and 851.
    var namesIndexesByEntity: Bool { version >= 851 }
    /// Whether many-to-many tables have a second index. The oldest sample with such a table and the index is 851.
    var indexesJoinTables: Bool { version >= 640 }
}
