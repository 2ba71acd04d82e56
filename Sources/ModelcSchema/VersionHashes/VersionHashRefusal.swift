/// Why an entity has no version hash: what it would be computed from is not in the model.
package struct VersionHashRefusal: Error, Hashable, Sendable {
    /// A clause without its subject (`its parent 'Item' is not in the model`).
    package var message: String
    package var place: SourcePlace

    package init(_ message: String, at place: SourcePlace) {
        self.message = message
        self.place = place
    }
}
