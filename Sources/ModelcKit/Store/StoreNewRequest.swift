import ModelcStores

/// The options for writing a new store.
package struct StoreNewRequest {
    /// The path of the model; nil for the model of the project.
    package var path: String?
    /// The version of the model; nil for the current one.
    package var version: String?
    /// The path of the store to write.
    package var output: String
    /// The requested number of sample objects of each entity; 0 for none.
    package var rows = 0
    /// The path of a file or folder with objects, in the format of `modelc store dump`; nil for none.
    package var data: String?
    /// The seed from which values and UUIDs are generated.
    package var seed: UInt64 = 0
    /// Whether the file is as small as possible, for a store that an app ships with.
    package var isCompact = false
    /// Whether the store gets a copy of the model, as stores of newer versions of Core Data have.
    package var hasModelCache = false
    /// The version of Core Data whose stores are written; nil for the newest known one.
    package var frameworkVersion: Int?
    /// Whether a store that modelc did not write may be replaced.
    package var replacesForeignFiles = false

    package init(output: String) { self.output = output }

    /// The version of Core Data whose stores are written by default.
    package static let newestFramework = StoreFramework.newest.version
    /// The versions of Core Data whose stores can be written.
    package static let frameworks = StoreFramework.knownVersions
    /// The maximum number of sample objects of an entity.
    package static let mostRows = 10_000_000
}
