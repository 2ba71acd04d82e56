import ModelcSchema

/// A property as it is in the older version of a comparison. The entities that it refers to have their newer names.
enum FormerProperty {
    case attribute(AttributeDescription)
    case relationship(RelationshipDescription)
    case fetchedProperty(FetchedPropertyDescription)
}
