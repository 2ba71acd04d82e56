import ModelcSchema
import ModelcText

/// A model of these entities.
func model(_ entities: EntityDescription..., composites: [CompositeDescription] = []) -> ManagedObjectModel {
    var model = ManagedObjectModel()
    model.entities = entities
    model.composites = composites
    return model
}

/// An entity whose class has its own name, unless another one is given; `class: nil` is an entity without a class.
func entity(
    _ name: String, class className: String?, parent: String? = nil, attributes: [AttributeDescription] = [],
    relationships: [RelationshipDescription] = [], fetched: [FetchedPropertyDescription] = [],
    userInfo: [String: String] = [:], line: Int = 1
) -> EntityDescription {
    var entity = EntityDescription()
    entity.name = name
    entity.representedClassName = className
    entity.parentName = parent
    entity.attributes = attributes
    entity.relationships = relationships
    entity.fetchedProperties = fetched
    entity.userInfo = info(userInfo)
    entity.position = SourcePosition(offset: line * 10, line: line, column: 5)
    return entity
}

func entity(
    _ name: String, parent: String? = nil, attributes: [AttributeDescription] = [],
    relationships: [RelationshipDescription] = [], fetched: [FetchedPropertyDescription] = [],
    userInfo: [String: String] = [:], line: Int = 1
) -> EntityDescription {
    entity(
        name, class: name, parent: parent, attributes: attributes, relationships: relationships, fetched: fetched,
        userInfo: userInfo, line: line)
}

func attribute(
    _ name: String, _ type: AttributeType = .string, optional: Bool = false, class className: String? = nil,
    composite: String? = nil, derived: Bool = false, userInfo: [String: String] = [:], line: Int = 1
) -> AttributeDescription {
    var attribute = AttributeDescription()
    attribute.name = name
    attribute.type = type
    attribute.isOptional = optional
    attribute.customClassName = className
    attribute.compositeName = composite
    attribute.isDerived = derived
    attribute.userInfo = info(userInfo)
    attribute.position = SourcePosition(offset: line * 10, line: line, column: 9)
    return attribute
}

func toOne(_ name: String, _ destination: String?, optional: Bool = true) -> RelationshipDescription {
    var relationship = RelationshipDescription()
    relationship.name = name
    relationship.destinationName = destination
    relationship.isOptional = optional
    return relationship
}

func toMany(_ name: String, _ destination: String?, ordered: Bool = false) -> RelationshipDescription {
    var relationship = toOne(name, destination)
    relationship.isToMany = true
    relationship.isOrdered = ordered
    return relationship
}

func fetched(_ name: String, _ entity: String?, result: FetchResultType? = nil) -> FetchedPropertyDescription {
    var request = FetchRequestDescription()
    request.entityName = entity
    request.resultType = result
    var property = FetchedPropertyDescription()
    property.name = name
    property.isOptional = true
    property.fetchRequest = request
    return property
}

func composite(_ name: String, _ members: AttributeDescription...) -> CompositeDescription {
    var composite = CompositeDescription()
    composite.name = name
    composite.attributes = members
    return composite
}

private func info(_ entries: [String: String]) -> UserInfo {
    UserInfo(entries.sorted { $0.key < $1.key }.map { UserInfoEntry(key: $0.key, value: $0.value) })
}
