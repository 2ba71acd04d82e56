import ModelcSchema

/// Short ways to write down models.
func entity(
    _ name: String, parent: String? = nil, class className: String? = nil,
    editing edit: (inout EntityDescription) -> Void = { _ in }
) -> EntityDescription {
    var entity = EntityDescription()
    entity.name = name
    entity.parentName = parent
    entity.representedClassName = className
    edit(&entity)
    return entity
}

func attribute(
    _ name: String, _ type: AttributeType, default text: String? = nil,
    editing edit: (inout AttributeDescription) -> Void = { _ in }
) -> AttributeDescription {
    var attribute = AttributeDescription()
    attribute.name = name
    attribute.type = type
    attribute.defaultValueText = text
    edit(&attribute)
    return attribute
}

func relationship(
    _ name: String, to destination: String?, inverse: String? = nil,
    editing edit: (inout RelationshipDescription) -> Void = { _ in }
) -> RelationshipDescription {
    var relationship = RelationshipDescription()
    relationship.name = name
    relationship.destinationName = destination
    relationship.inverseName = inverse
    edit(&relationship)
    return relationship
}

func request(
    _ name: String, for entity: String?, where predicate: String? = nil,
    editing edit: (inout FetchRequestDescription) -> Void = { _ in }
) -> FetchRequestDescription {
    var request = FetchRequestDescription()
    request.name = name
    request.entityName = entity
    request.predicate = predicate
    edit(&request)
    return request
}

func fetchedProperty(_ name: String, for entity: String, where predicate: String) -> FetchedPropertyDescription {
    var property = FetchedPropertyDescription()
    property.name = name
    property.fetchRequest = request("fetchedPropertyFetchRequest", for: entity, where: predicate)
    return property
}

func fetchIndex(
    _ name: String, _ elements: (property: String, order: FetchIndexElementDescription.Order)...
) -> FetchIndexDescription {
    var index = FetchIndexDescription()
    index.name = name
    index.elements = elements.map {
        var element = FetchIndexElementDescription()
        element.propertyName = $0.property
        element.order = $0.order
        element.collation = .binary
        return element
    }
    return index
}

func configuration(_ name: String, _ members: String...) -> ConfigurationDescription {
    var configuration = ConfigurationDescription()
    configuration.name = name
    configuration.members = members.map { NamedReference(name: $0) }
    return configuration
}
