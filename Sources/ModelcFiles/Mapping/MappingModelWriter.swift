import ModelcSchema

/// Writes mapping models: `MappingModel` -> objects with ids (`MappingStoreBuilder`) -> XML (`StoreDocumentWriter`).
///
/// What was read keeps its ids, its archives and what the schema has no words for, so that reading gives the same objects
/// again; what is new is archived as Xcode would. The same mapping model always gives the same bytes.
package struct MappingModelWriter: Sendable {
    /// Whether the metadata hold the checksum of the store's own model, as newer versions of Xcode write it.
    package var writesChecksum: Bool
    /// The most bytes that a file may have: what the reader takes.
    package var largestFile: Int

    package init(writesChecksum: Bool = true, largestFile: Int = MappingModelReader.largestFile) {
        self.writesChecksum = writesChecksum
        self.largestFile = largestFile
    }

    /// The bytes of `xcmapping.xml`.
    ///
    /// - Throws: a refusal where a model or an expression has no known form, or the file would be larger than those that
    ///   are read.
    package func bytes(of mapping: MappingModel) throws(MappingWritingError) -> [UInt8] {
        let document = try MappingStoreBuilder.document(of: mapping)
        let bytes = StoreDocumentWriter.bytes(of: document, writesChecksum: writesChecksum)
        guard bytes.count <= largestFile else { throw .tooLarge(byteCount: bytes.count) }
        return bytes
    }
}
