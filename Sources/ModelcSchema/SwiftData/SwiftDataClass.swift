/// A class with `@Model` that a version uses.
package struct SwiftDataClass: Hashable, Sendable {
    /// The name with those of its enclosing types, such as `SchemaV1.Item`.
    package var name: String
    package var entityName: String
    /// The `VersionedSchema` that the class is nested in; nil for a class outside of them, which the app works with.
    package var schemaName: String?
    package var place: SchemaLocation

    package init(name: String, entityName: String, schemaName: String?, place: SchemaLocation) {
        self.name = name
        self.entityName = entityName
        self.schemaName = schemaName
        self.place = place
    }
}
