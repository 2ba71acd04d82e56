/// A `MigrationStage` of SwiftData in source code.
package struct SwiftDataStage: Hashable, Sendable {
    /// Whether the stage is custom, and not lightweight.
    package var isCustom: Bool
    package var source: SwiftDataReference
    package var destination: SwiftDataReference
    package var place: SchemaLocation

    package init(
        isCustom: Bool, source: SwiftDataReference, destination: SwiftDataReference, place: SchemaLocation
    ) {
        self.isCustom = isCustom
        self.source = source
        self.destination = destination
        self.place = place
    }
}
