import ModelcSchema

/// An entity before the inverses of its relationships are known.
struct EntityDraft: Sendable {
    var entity: EntityDescription
    /// The class of the entity.
    var type: DeclaredType
    /// Data for finding the inverses. The elements are in the same order as `entity.relationships`.
    var relationships: [RelationshipDraft] = []
    var composites: [CompositeDescription] = []
    var doubts: [SourceUncertainty] = []
    /// The superclass; nil if the class has no superclass with `@Model`.
    var parent: DeclaredType?
    /// A clause that says why the entity may have relationships which the source does not show; nil if it has none. One of
    /// them may be the inverse of another entity's relationship.
    var hidden: String?

    init(_ entity: EntityDescription, of type: DeclaredType) {
        self.entity = entity
        self.type = type
    }

    /// Adds a doubt about which properties the entity has.
    mutating func doubtProperties(_ reason: String, at place: SchemaLocation? = nil) {
        doubt(reason, at: place)
        hidden = hidden ?? reason
    }

    mutating func doubt(_ reason: String, _ property: String? = nil, at place: SchemaLocation? = nil) {
        doubts.append(
            SourceUncertainty(
                reason, entityName: entity.name, propertyName: property, at: place ?? SchemaLocation(entity)))
    }
}
