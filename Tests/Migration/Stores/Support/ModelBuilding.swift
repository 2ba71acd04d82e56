import ModelcSchema
import ModelcVersionHash

func model(_ entities: EntityDescription...) -> ManagedObjectModel {
    var model = ManagedObjectModel()
    model.entities = entities
    return model
}

func entity(
    _ name: String, parent: String? = nil, _ properties: any PropertyDescription...,
    change: (inout EntityDescription) -> Void = { _ in }
) -> EntityDescription {
    var entity = EntityDescription()
    entity.name = name
    entity.parentName = parent
    entity.attributes = properties.compactMap { $0 as? AttributeDescription }
    entity.relationships = properties.compactMap { $0 as? RelationshipDescription }
    change(&entity)
    return entity
}

func attribute(
    _ name: String, _ type: AttributeType = .string, change: (inout AttributeDescription) -> Void = { _ in }
) -> AttributeDescription {
    var attribute = AttributeDescription()
    attribute.name = name
    attribute.type = type
    attribute.isOptional = true
    change(&attribute)
    return attribute
}

func toOne(_ name: String, _ destination: String, inverse: String?) -> RelationshipDescription {
    var relationship = RelationshipDescription()
    relationship.name = name
    relationship.destinationName = destination
    relationship.inverseName = inverse
    relationship.inverseEntityName = inverse.map { _ in destination }
    relationship.isOptional = true
    relationship.deleteRule = .nullify
    relationship.maximumCount = 1
    return relationship
}

func toMany(
    _ name: String, _ destination: String, inverse: String?, isOrdered: Bool = false
) -> RelationshipDescription {
    var relationship = toOne(name, destination, inverse: inverse)
    relationship.isToMany = true
    relationship.isOrdered = isOrdered
    relationship.maximumCount = nil
    return relationship
}

func candidate(_ name: String, _ model: ManagedObjectModel, isCurrent: Bool = false) -> StoreCandidate {
    let resolved = ResolvedModel(model)
    return StoreCandidate(
        modelPath: "M.xcdatamodeld", versionName: name, isCurrent: isCurrent, model: resolved,
        hashes: VersionHasher.hashes(of: resolved))
}
