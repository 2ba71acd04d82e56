import ModelcSchema

/// A part of a model that SwiftData cannot represent, or whose effect on SwiftData's version hash is not known.
package struct SwiftDataGap: Hashable, Sendable {
    /// The effect on the version hash of the entity.
    package enum Effect: Sendable {
        /// SwiftData's entity has another hash.
        case changesHash
        /// It is not known whether SwiftData's entity has the same hash.
        case unverified
        /// The part has no effect on the hash, but it is missing in SwiftData.
        case lost
    }

    package var entityName: String
    /// The property; nil if the gap is about the entity itself.
    package var propertyName: String?
    package var reason: SwiftDataGapReason
    package var place: SchemaLocation

    /// The element of the model, such as `Book` or `Book.author`.
    package var modelPath: String { propertyName.map { "\(entityName).\($0)" } ?? entityName }

    /// The sentence for reports and comments, such as `Book.total: SwiftData has no derived attributes`.
    package var text: String { "\(modelPath): \(reason.text)" }
}

extension SwiftDataGap {
    /// Creates a gap of an entity itself.
    init(_ reason: SwiftDataGapReason, _ entity: EntityDescription) {
        self.init(entityName: entity.name, propertyName: nil, reason: reason, place: SchemaLocation(entity))
    }
}
