/// The result of refreshing a mapping model.
package struct RefreshedMapping: Hashable, Sendable {
    /// The bytes of the file; unchanged if there was nothing to change.
    package var bytes: [UInt8]
    /// The sides whose models were embedded again: `source`, `destination`.
    package var embeddedSides: [String] = []
    /// Rows for properties that are new in the destination model: `BookToBook.author`.
    package var addedRows: [String] = []
    /// Rows whose property the destination model no longer has; they are not changed.
    package var vanishedRows: [String] = []
}
