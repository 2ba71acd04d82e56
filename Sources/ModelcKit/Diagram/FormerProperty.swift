import ModelcSchema

/// A property of the older version of a comparison, with the newer names of entities.
enum FormerProperty {
    case attribute(AttributeDescription)
    case relationship(RelationshipDescription)
    case fetchedProperty(FetchedPropertyDescription)
}
