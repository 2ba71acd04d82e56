/// How the version of a store was identified. The raw value is the name in documents.
package enum StoreIdentificationMethod: String, CaseIterable, Sendable {
    /// The version hashes of all entities are equal.
    case hash
    /// The checksum or the digest over all hashes is equal; the hashes themselves cannot be read.
    case checksum
    /// The tables are those of the version; the store has no hashes that can be used.
    case structure
}
