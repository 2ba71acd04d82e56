/// The parts of a store that show which model version wrote it.
package struct StoreContent: Hashable, Sendable {
    package var metadata: StoreMetadata
    package var structure: StoreStructure
    /// Whether there was a nonempty write-ahead log next to the store. Its content was also read.
    package var hasWriteAheadLog = false
}
