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
