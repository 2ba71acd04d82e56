/// The result of refreshing a mapping model.
package struct RefreshedMapping: Hashable, Sendable {
    /// The bytes of the file; unchanged if there was nothing to change.
    package var bytes: [UInt8]
    /// The sides on which the embedded model was replaced: `source`, `destination`.
    package var embeddedSides: [String] = []
    /// The rows (property mappings) for properties that are new in the destination model, such as `BookToBook.author`.
    package var addedRows: [String] = []
    /// The rows (property mappings) for properties that the destination model no longer has. These rows are not
    /// changed.
    package var vanishedRows: [String] = []
}
