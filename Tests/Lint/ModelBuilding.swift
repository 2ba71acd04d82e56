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
    _ name: String, parent: String? = nil, attributes: [String] = [], relationships: [RelationshipDescription] = [],
    line: Int? = nil, editing edit: (inout EntityDescription) -> Void = { _ in }
) -> EntityDescription {
    var entity = EntityDescription()
    entity.name = name
    entity.parentName = parent
    entity.attributes = attributes.map { attribute($0) }
    entity.relationships = relationships
    entity.position = line.map(position)
    edit(&entity)
    return entity
}

func attribute(_ name: String, composite: String? = nil, line: Int? = nil) -> AttributeDescription {
    var attribute = AttributeDescription()
    attribute.name = name
    attribute.type = composite == nil ? .string : .composite
    attribute.compositeName = composite
    attribute.position = line.map(position)
    return attribute
}

/// - Parameter inverse: the inverse's name, or its entity and name (`Book.author`).
func relationship(
    _ name: String, to destination: String?, inverse: String? = nil, line: Int? = nil
) -> RelationshipDescription {
    var relationship = RelationshipDescription()
    relationship.name = name
    relationship.destinationName = destination
    let parts = (inverse ?? "").split(separator: ".").map(String.init)
    relationship.inverseName = parts.last
    relationship.inverseEntityName = parts.count == 2 ? parts[0] : nil
    relationship.position = line.map(position)
    return relationship
}

func composite(_ name: String, _ attributes: AttributeDescription...) -> CompositeDescription {
    var composite = CompositeDescription()
    composite.name = name
    composite.attributes = attributes
    return composite
}

func request(_ name: String, for entity: String?) -> FetchRequestDescription {
    var request = FetchRequestDescription()
    request.name = name
    request.entityName = entity
    return request
}

func fetchedProperty(_ name: String, for entity: String?) -> FetchedPropertyDescription {
    var property = FetchedPropertyDescription()
    property.name = name
    property.fetchRequest = request("fetchedPropertyFetchRequest", for: entity)
    return property
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

func compoundIndex(_ properties: String...) -> CompoundIndex {
    var index = CompoundIndex()
    index.members = properties.map { NamedReference(name: $0) }
    return index
}

func constraint(_ properties: String...) -> UniquenessConstraint {
    var constraint = UniquenessConstraint()
    constraint.members = properties.map { NamedReference(name: $0) }
    return constraint
}

func configuration(_ name: String, _ members: String...) -> ConfigurationDescription {
    var configuration = ConfigurationDescription()
    configuration.name = name
    configuration.members = members.map { NamedReference(name: $0) }
    return configuration
}

func position(_ line: Int) -> SourcePosition { SourcePosition(offset: line * 100, line: line, column: 5) }
