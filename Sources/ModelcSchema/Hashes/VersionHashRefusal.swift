/// The reason why an entity has no version hash: an input of the hash is missing from the model.
package struct VersionHashRefusal: Error, Hashable, Sendable {
    /// A clause that follows the entity's name, such as `its parent 'Item' is not in the model`.
    package var message: String
    package var place: SchemaLocation

    package init(_ message: String, at place: SchemaLocation) {
        self.message = message
        self.place = place
    }
}
