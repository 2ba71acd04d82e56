/// A reference to a type in Swift source, such as `SchemaV1.self`.
package struct SwiftDataReference: Hashable, Sendable {
    /// The name of the type, qualified with the names of enclosing types. If the source does not declare the type,
    /// the name as written.
    package var name: String
    package var place: SchemaLocation

    package init(name: String, place: SchemaLocation) {
        self.name = name
        self.place = place
    }
}
