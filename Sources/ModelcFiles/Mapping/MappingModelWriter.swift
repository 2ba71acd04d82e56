import ModelcSchema

/// Writes mapping models: `MappingModel` -> objects with ids (`MappingStoreBuilder`) -> XML (`StoreDocumentWriter`).
///
/// What was read keeps its ids, its archives and what the schema has no words for, so that reading gives the same objects
/// again; what is new is archived as Xcode would. The same mapping model always gives the same bytes.
package struct MappingModelWriter: Sendable {
    /// Whether the metadata hold the checksum of the store's own model, as newer versions of Xcode write it.
    package var writesChecksum: Bool

    package init(writesChecksum: Bool = true) { self.writesChecksum = writesChecksum }

    /// The bytes of `xcmapping.xml`.
    package func bytes(of mapping: MappingModel) throws(MappingWritingError) -> [UInt8] {
        let document = try MappingStoreBuilder.document(of: mapping)
        return StoreDocumentWriter.bytes(of: document, writesChecksum: writesChecksum)
    }
}
