/// How the version of a store was identified. The raw value is used in JSON documents.
package enum StoreIdentificationMethod: String, CaseIterable, Sendable {
    /// The version hashes of all entities are equal.
    case hash
    /// The checksum or the digest over all hashes is equal. The hashes of the single entities cannot be read.
    case checksum
    /// The tables match the version. The store has no usable hashes.
    case structure
}
