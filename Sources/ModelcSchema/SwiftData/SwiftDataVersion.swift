/// A version of a model in SwiftData source: a `VersionedSchema`, or all classes of a source without one.
package struct SwiftDataVersion: Hashable, Sendable {
    /// The qualified name of the `VersionedSchema`. For a source without one, the name of the model.
    package var name: String
    /// Whether the version is a `VersionedSchema`.
    package var isSchema: Bool
    package var model: ManagedObjectModel
    /// The classes in the order of `models`.
    package var classes: [SwiftDataClass]
    package var place: SchemaLocation

    package init(
        name: String, isSchema: Bool, model: ManagedObjectModel, classes: [SwiftDataClass], place: SchemaLocation
    ) {
        self.name = name
        self.isSchema = isSchema
        self.model = model
        self.classes = classes
        self.place = place
    }
}
