/// A `SchemaMigrationPlan` of SwiftData in source code.
package struct SwiftDataPlan: Hashable, Sendable {
    /// The name of the type, qualified with the names of enclosing types.
    package var name: String
    package var place: SchemaLocation
    /// The versions in the order of `schemas`; nil if `schemas` is missing or modelc cannot read its value.
    package var schemas: [SwiftDataReference]?
    /// The stages in the order of `stages`; nil if `stages` is missing or modelc cannot read its value.
    package var stages: [SwiftDataStage]?

    package init(name: String, place: SchemaLocation) {
        self.name = name
        self.place = place
    }
}
