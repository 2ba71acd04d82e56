import ModelcSchema

/// The version hash of one entity in a store (`NSStoreModelVersionHashes`; FormatStore §2.1).
package struct StoreEntityHash: Hashable, Sendable {
    /// The entity's name.
    package var name: String
    package var hash: VersionHash
}
