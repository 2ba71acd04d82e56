import ModelcSchema
import ModelcText

/// Short ways to write down models.
func model(_ entities: EntityDescription..., editing edit: (inout ManagedObjectModel) -> Void = { _ in })
    -> ManagedObjectModel
{
    var model = ManagedObjectModel()
    model.entities = entities
    edit(&model)
    return model
}

func entity(
    _ name: String, parent: String? = nil, id: String? = nil, _ attributes: [AttributeDescription] = [],
    links: [RelationshipDescription] = [], editing edit: (inout EntityDescription) -> Void = { _ in }
) -> EntityDescription {
    var entity = EntityDescription()
    entity.name = name
    entity.parentName = parent
    entity.renamingIdentifier = id
    entity.attributes = attributes
    entity.relationships = links
    edit(&entity)
    return entity
}

/// An optional attribute, unless the edit says otherwise.
func attribute(
    _ name: String, _ type: AttributeType = .string, id: String? = nil,
    editing edit: (inout AttributeDescription) -> Void = { _ in }
) -> AttributeDescription {
    var attribute = AttributeDescription()
    attribute.name = name
    attribute.type = type
    attribute.isOptional = true
    attribute.renamingIdentifier = id
    edit(&attribute)
    return attribute
}

/// An optional relationship to one object, unless the edit says otherwise.
func link(
    _ name: String, to destination: String, inverse: String? = nil, id: String? = nil,
    editing edit: (inout RelationshipDescription) -> Void = { _ in }
) -> RelationshipDescription {
    var relationship = RelationshipDescription()
    relationship.name = name
    relationship.destinationName = destination
    relationship.isOptional = true
    relationship.maximumCount = 1
    relationship.inverseName = inverse
    relationship.inverseEntityName = inverse.map { _ in destination }
    relationship.renamingIdentifier = id
    edit(&relationship)
    return relationship
}

func many(
    _ name: String, to destination: String, inverse: String? = nil,
    editing edit: (inout RelationshipDescription) -> Void = { _ in }
) -> RelationshipDescription {
    link(name, to: destination, inverse: inverse) {
        $0.isToMany = true
        $0.maximumCount = nil
        edit(&$0)
    }
}

func constraint(_ properties: String...) -> UniquenessConstraint {
    var constraint = UniquenessConstraint()
    constraint.members = properties.map { NamedReference(name: $0) }
    return constraint
}

func fetchIndex(_ name: String, _ properties: String...) -> FetchIndexDescription {
    var index = FetchIndexDescription()
    index.name = name
    index.elements = properties.map {
        var element = FetchIndexElementDescription()
        element.propertyName = $0
        return element
    }
    return index
}

func request(_ name: String, for entity: String?, predicate: String? = nil) -> FetchRequestDescription {
    var request = FetchRequestDescription()
    request.name = name
    request.entityName = entity
    request.predicate = predicate
    return request
}

func fetchedProperty(_ name: String, predicate: String? = nil) -> FetchedPropertyDescription {
    var property = FetchedPropertyDescription()
    property.name = name
    property.fetchRequest = request("", for: "Book", predicate: predicate)
    return property
}

func composite(_ name: String, _ attributes: AttributeDescription...) -> CompositeDescription {
    var composite = CompositeDescription()
    composite.name = name
    composite.attributes = attributes
    return composite
}

func configuration(_ name: String, _ members: String...) -> ConfigurationDescription {
    var configuration = ConfigurationDescription()
    configuration.name = name
    configuration.members = members.map { NamedReference(name: $0) }
    return configuration
}

func position(_ line: Int) -> SourcePosition { SourcePosition(offset: line * 100, line: line, column: 5) }
