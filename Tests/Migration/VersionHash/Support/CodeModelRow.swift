import ModelcSchema

/// A model of the vectors that was built in code, of which there is a description only.
struct CodeModelRow: Decodable {
    struct Entity: Decodable {
        var name: String
        var abstract: Bool
        var superentity: String?
        var uniqueness: [[String]]
        var properties: [Property]
        var hash: String
    }

    struct Property: Decodable {
        var kind: String
        var name: String
        var optional: Bool
        var attributeType: Int?
        var derivationExpression: String?
        var destination: String?
        var inverse: String?
        var maxCount: Int?
        var minCount: Int?
        var ordered: Bool?
    }

    var versionChecksum: String
    var versionHashesDigest: String
    var entities: [Entity]

    var model: ManagedObjectModel {
        var model = ManagedObjectModel()
        model.entities = entities.map(\.description)
        return model
    }
}

extension CodeModelRow.Entity {
    fileprivate var description: EntityDescription {
        var entity = EntityDescription()
        entity.name = name
        entity.isAbstract = abstract
        entity.parentName = superentity
        entity.attributes = properties.filter { $0.attributeType != nil }.map(\.attribute)
        entity.relationships = properties.filter { $0.destination != nil }.map(\.relationship)
        entity.uniquenessConstraints = uniqueness.map { names in
            var constraint = UniquenessConstraint()
            constraint.members = names.map { NamedReference(name: $0) }
            return constraint
        }
        return entity
    }
}

extension CodeModelRow.Property {
    fileprivate var attribute: AttributeDescription {
        var attribute = AttributeDescription()
        attribute.name = name
        attribute.isOptional = optional
        attribute.type = attributeType.flatMap(AttributeType.init(code:)) ?? .undefined
        attribute.isDerived = kind == "derivedAttribute"
        attribute.derivationExpression = derivationExpression
        return attribute
    }

    fileprivate var relationship: RelationshipDescription {
        var relationship = RelationshipDescription()
        relationship.name = name
        relationship.isOptional = optional
        relationship.destinationName = destination
        relationship.inverseName = inverse
        relationship.isToMany = maxCount != 1
        relationship.isOrdered = ordered ?? false
        relationship.maximumCount = maxCount
        relationship.minimumCount = minCount
        return relationship
    }
}
