import ModelcSchema

/// A property of an entity, own or inherited, by its kind.
enum FoundProperty {
    case attribute(AttributeDescription)
    case relationship(RelationshipDescription)
    case fetchedProperty(FetchedPropertyDescription)
}
