/// The content that identifies a store.
package struct StoreContent: Hashable, Sendable {
    package var metadata: StoreMetadata
    package var structure: StoreStructure
    /// Whether there was a nonempty write-ahead log beside the store; it was read as well.
    package var hasWriteAheadLog = false
}
