import ModelcSchema

/// The gaps of one entity.
struct SwiftDataGaps {
    private let entityName: String
    private let place: SchemaLocation
    private(set) var all: [SwiftDataGap] = []

    init(_ entity: EntityDescription) {
        entityName = entity.name
        place = SchemaLocation(entity)
    }

    /// Adds a gap that concerns the entity itself.
    mutating func add(_ reason: SwiftDataGapReason) {
        all.append(SwiftDataGap(entityName: entityName, propertyName: nil, reason: reason, place: place))
    }

    /// Adds a gap for a part of the entity that the model does not describe with certainty.
    mutating func add(_ doubt: SourceUncertainty) {
        all.append(
            SwiftDataGap(
                entityName: entityName, propertyName: doubt.propertyName, reason: .uncertain(doubt.reason),
                place: doubt.place))
    }

    /// Adds a gap that concerns a property of the entity, declared by the entity or inherited.
    mutating func add(_ reason: SwiftDataGapReason, _ property: some PropertyDescription) {
        all.append(
            SwiftDataGap(
                entityName: entityName, propertyName: property.name, reason: reason, place: SchemaLocation(property)))
    }
}
