/// A class with `@Model` that a version uses.
package struct SwiftDataClass: Hashable, Sendable {
    /// The name, qualified with the names of enclosing types, such as `SchemaV1.Item`.
    package var name: String
    package var entityName: String
    /// The name of the `VersionedSchema` that contains the class; nil if the class is not nested in one.
    package var schemaName: String?
    package var place: SchemaLocation

    package init(name: String, entityName: String, schemaName: String?, place: SchemaLocation) {
        self.name = name
        self.entityName = entityName
        self.schemaName = schemaName
        self.place = place
    }
}
