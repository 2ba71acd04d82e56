import ModelcSchema

/// A property of an entity, by its kind. It may be inherited.
enum FoundProperty {
    case attribute(AttributeDescription)
    case relationship(RelationshipDescription)
    case fetchedProperty(FetchedPropertyDescription)
}
