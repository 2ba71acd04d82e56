import ModelcSchema
import ModelcTestSupport

func model(_ entities: EntityDescription..., composites: [CompositeDescription] = []) -> ManagedObjectModel {
    var made = ModelcTestSupport.model(composites: composites)
    made.entities = entities
    return made
}

func composite(_ name: String, _ members: AttributeDescription...) -> CompositeDescription {
    var made = ModelcTestSupport.composite(name)
    made.attributes = members
    return made
}

/// An entity whose class has its own name, unless another one is given; `class: nil` is an entity without a class.
func entity(
    _ name: String, class className: String?, parent: String? = nil, attributes: [AttributeDescription] = [],
    relationships: [RelationshipDescription] = [], fetched: [FetchedPropertyDescription] = [],
    userInfo: [String: String] = [:], line: Int = 1
) -> EntityDescription {
    ModelcTestSupport.entity(name, parent: parent, class: className, attributes, links: relationships, line: line) {
        $0.fetchedProperties = fetched
        $0.userInfo = info(userInfo)
    }
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

/// An attribute that always has a value, unless it says otherwise.
func attribute(
    _ name: String, _ type: AttributeType = .string, optional: Bool = false, class className: String? = nil,
    composite: String? = nil, derived: Bool = false, userInfo: [String: String] = [:], line: Int = 1
) -> AttributeDescription {
    ModelcTestSupport.attribute(name, type, optional: optional, line: line) {
        $0.customClassName = className
        $0.compositeName = composite
        $0.isDerived = derived
        $0.userInfo = info(userInfo)
    }
}

func toOne(_ name: String, _ destination: String?, optional: Bool = true) -> RelationshipDescription {
    relationship(name, to: destination) { $0.isOptional = optional }
}

func toMany(_ name: String, _ destination: String?, ordered: Bool = false) -> RelationshipDescription {
    relationship(name, to: destination) {
        $0.isOptional = true
        $0.isToMany = true
        $0.isOrdered = ordered
    }
}

func fetched(_ name: String, _ entity: String?, result: FetchResultType? = nil) -> FetchedPropertyDescription {
    var property = fetchedProperty(name, for: entity)
    property.isOptional = true
    property.fetchRequest?.resultType = result
    return property
}

private func info(_ entries: [String: String]) -> UserInfo {
    UserInfo(entries.sorted { $0.key < $1.key }.map { UserInfoEntry(key: $0.key, value: $0.value) })
}
