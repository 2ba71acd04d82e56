/// What came of refreshing a mapping model.
package struct MappingRefresh: Hashable, Sendable {
    /// The bytes of the file; those that it had, where nothing was to be changed.
    package var bytes: [UInt8]
    /// The sides whose models were embedded anew: `source`, `destination`.
    package var embeddedSides: [String] = []
    /// Rows for properties that are new in the destination model: `BookToBook.author`.
    package var addedRows: [String] = []
    /// Rows whose property the destination model no longer has; they stay as they are.
    package var vanishedRows: [String] = []
}
