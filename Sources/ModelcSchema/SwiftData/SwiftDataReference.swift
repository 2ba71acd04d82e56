/// A type that Swift source names, such as `SchemaV1.self`.
package struct SwiftDataReference: Hashable, Sendable {
    /// The name of the type with those of its enclosing types; as written if the source does not declare it.
    package var name: String
    package var place: SchemaLocation

    package init(name: String, place: SchemaLocation) {
        self.name = name
        self.place = place
    }
}
