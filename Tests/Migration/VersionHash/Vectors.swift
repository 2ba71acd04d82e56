import Foundation
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// The files of vectors in the corpus.
enum Vectors {
    static func rows<Row: Decodable>(_ file: String, of type: Row.Type) throws -> [Row] {
        let data = try Data(contentsOf: try #require(Corpus.root).appendingPathComponent("vectors/\(file)"))
        return try JSONDecoder().decode([Row].self, from: data)
    }
}

struct EntityRow: Decodable {
    var model: String
    var entity: String
    var hash: String
}

struct PropertyRow: Decodable {
    var model: String
    var entity: String
    var property: String
    var hash: String
}

struct ChecksumRow: Decodable {
    var model: String
    var kind: String
    var value: String
    var entities: [String]
}

/// Counts the vectors, and lists those that are not reproduced.
struct VectorCount {
    private(set) var rows = 0
    private(set) var failures: [String] = []

    /// The specification leaves some cases open: unverified values may differ.
    mutating func add(_ path: String, _ value: String?, _ expected: String, _ isVerified: Bool?) {
        rows += 1
        if value != expected, isVerified ?? true { failures.append(path) }
    }
}

/// Computes the hashes of each model of the corpus once.
struct ModelCache {
    private var hashesByPath: [String: ModelVersionHashes] = [:]

    /// - Parameter path: a version's file or folder, relative to the corpus.
    mutating func hashes(at path: String) throws -> ModelVersionHashes {
        if let hashes = hashesByPath[path] { return hashes }
        let hashes = VersionHasher.hashes(of: ResolvedModel(try Corpus.model(path)))
        hashesByPath[path] = hashes
        return hashes
    }
}

/// A model of the vectors that was built in code; only a description of it exists.
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
