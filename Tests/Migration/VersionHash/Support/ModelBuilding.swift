import ModelcSchema
import ModelcText
import ModelcVersionHash

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
    _ name: String, parent: String? = nil, _ attributes: [AttributeDescription] = [],
    _ relationships: [RelationshipDescription] = [], editing edit: (inout EntityDescription) -> Void = { _ in }
) -> EntityDescription {
    var entity = EntityDescription()
    entity.name = name
    entity.parentName = parent
    entity.attributes = attributes
    entity.relationships = relationships
    edit(&entity)
    return entity
}

func attribute(
    _ name: String, _ type: AttributeType = .string, editing edit: (inout AttributeDescription) -> Void = { _ in }
) -> AttributeDescription {
    var attribute = AttributeDescription()
    attribute.name = name
    attribute.type = type
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
    relationship.inverseEntityName = inverse == nil ? nil : destination
    edit(&relationship)
    return relationship
}

func constraint(_ properties: String...) -> UniquenessConstraint {
    var constraint = UniquenessConstraint()
    constraint.members = properties.map { NamedReference(name: $0) }
    return constraint
}

extension ManagedObjectModel {
    /// The hashes of the model.
    var hashes: ModelVersionHashes { VersionHasher.hashes(of: ResolvedModel(self)) }
}

extension ModelVersionHashes {
    subscript(name: String) -> EntityVersionHash? { entities.first { $0.name == name } }
}

extension EntityVersionHash {
    subscript(name: String) -> PropertyVersionHash? { properties.first { $0.name == name } }

    /// The ids of the features that make the hash uncertain.
    var features: [UnverifiedHashFeature] { reasons.map(\.feature) }
}
