import ModelcSchema

/// A property of an entity, own or inherited, by its kind.
enum FoundProperty {
    case attribute(AttributeDescription)
    case relationship(RelationshipDescription)
    case fetchedProperty(FetchedPropertyDescription)
}

extension LintSubject {
    /// The property of a name that an entity has, own or inherited; nil where there is none.
    func property(named name: String, of entity: Int) -> FoundProperty? {
        properties.declaration(of: name, for: entity).map { found in
            entities[found.entity].ownProperty(found.property)
        }
    }
}

extension EntityDescription {
    /// An own property by its place in `ownProperties`.
    func ownProperty(_ index: Int) -> FoundProperty {
        if index < attributes.count { return .attribute(attributes[index]) }
        let index = index - attributes.count
        if index < relationships.count { return .relationship(relationships[index]) }
        return .fetchedProperty(fetchedProperties[index - relationships.count])
    }
}
