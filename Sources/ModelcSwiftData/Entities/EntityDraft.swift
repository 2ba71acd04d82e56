import ModelcSchema

/// An entity before the inverses of its relationships are known.
struct EntityDraft: Sendable {
    var entity: EntityDescription
    /// The class of the entity.
    var type: DeclaredType
    /// The relationships, in the order of those of the entity.
    var relationships: [RelationshipDraft] = []
    var composites: [CompositeDescription] = []
    var doubts: [SourceUncertainty] = []
    /// The class that the class inherits from; nil if it inherits from no class with `@Model`.
    var parent: DeclaredType?

    init(_ entity: EntityDescription, of type: DeclaredType) {
        self.entity = entity
        self.type = type
    }

    mutating func doubt(_ reason: String, _ property: String? = nil, at place: SchemaLocation? = nil) {
        doubts.append(
            SourceUncertainty(
                reason, entityName: entity.name, propertyName: property, at: place ?? SchemaLocation(entity)))
    }
}
