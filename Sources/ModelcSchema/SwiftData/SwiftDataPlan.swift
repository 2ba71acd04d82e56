/// A `SchemaMigrationPlan` of SwiftData in source code.
package struct SwiftDataPlan: Hashable, Sendable {
    /// The name of the type with those of its enclosing types.
    package var name: String
    package var place: SchemaLocation
    /// The versions in the order of `schemas`; nil if the source does not tell.
    package var schemas: [SwiftDataReference]?
    /// The stages in the order of `stages`; nil if the source does not tell.
    package var stages: [SwiftDataStage]?

    package init(name: String, place: SchemaLocation) {
        self.name = name
        self.place = place
    }
}
