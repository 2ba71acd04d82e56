import Foundation
import ModelcSchema
import ModelcVersionHash

/// The version hashes of the model that a program has created, computed from its descriptions. On Apple's platforms
/// Core Data computes them itself.
struct ProofHashes {
    let hashes: [String: String]

    /// - Parameter lines: the lines `hash` of one model.
    init(_ lines: [String]) throws {
        var hashes: [String: String] = [:]
        for line in lines {
            if line.hasPrefix("[") {
                let model = try ProofHashes.model(of: line)
                hashes = ProofHashes.hashes(of: model)
            } else if let tab = line.firstIndex(of: "\t") {
                hashes[String(line[..<tab])] = String(line[line.index(after: tab)...])
            }
        }
        self.hashes = hashes
    }

    static func hashes(of model: ManagedObjectModel) -> [String: String] {
        let entities = VersionHasher.hashes(of: ResolvedModel(model)).entities
        return Dictionary(entities.map { ($0.name, $0.hash?.hexadecimal ?? "none") }) { first, _ in first }
    }

    private static func model(of line: String) throws -> ManagedObjectModel {
        var model = ManagedObjectModel()
        model.entities = try JSONDecoder().decode([Entity].self, from: Data(line.utf8)).map(\.description)
        return model
    }

    private struct Entity: Decodable {
        let name: String
        let isAbstract: Bool
        let parent: String?
        let modifier: String?
        let unique: [[String]]
        let properties: [Property]

        var description: EntityDescription {
            var entity = EntityDescription()
            entity.name = name
            entity.isAbstract = isAbstract
            entity.parentName = parent
            entity.versionHashModifier = modifier
            entity.uniquenessConstraints = unique.map { names in
                var constraint = UniquenessConstraint()
                constraint.members = names.map { name in
                    var member = NamedReference()
                    member.name = name
                    return member
                }
                return constraint
            }
            entity.attributes = properties.compactMap(\.attribute)
            entity.relationships = properties.compactMap(\.relationship)
            return entity
        }
    }

    private struct Property: Decodable {
        let name: String
        let isOptional: Bool
        let isTransient: Bool
        let modifier: String?
        let type: Int?
        let isExternal: Bool?
        let isPreserved: Bool?
        let derivation: String?
        let destination: String?
        let inverse: String?
        let inverseEntity: String?
        let minimum: Int?
        let maximum: Int?
        let isOrdered: Bool?

        var attribute: AttributeDescription? {
            guard let type = type.flatMap(AttributeType.init(code:)) else { return nil }
            var attribute = AttributeDescription()
            attribute.name = name
            attribute.isOptional = isOptional
            attribute.isTransient = isTransient
            attribute.versionHashModifier = modifier
            attribute.type = type
            attribute.allowsExternalStorage = isExternal == true
            attribute.preservesValueOnDeletion = isPreserved == true
            attribute.isDerived = derivation != nil
            attribute.derivationExpression = derivation
            return attribute
        }

        var relationship: RelationshipDescription? {
            guard let destination else { return nil }
            var relationship = RelationshipDescription()
            relationship.name = name
            relationship.isOptional = isOptional
            relationship.isTransient = isTransient
            relationship.versionHashModifier = modifier
            relationship.destinationName = destination
            relationship.inverseName = inverse
            relationship.inverseEntityName = inverseEntity
            relationship.minimumCount = minimum
            relationship.maximumCount = maximum
            relationship.isToMany = maximum != 1
            relationship.isOrdered = isOrdered == true
            return relationship
        }
    }
}
