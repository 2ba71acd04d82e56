import ModelcBase
import ModelcSchema

/// Finds destinations and inverses, including inherited ones, without allocating for a lookup.
struct InverseLookup {
    private let parents: [Int?]
    private let relationshipNames: [Set<String>]
    private let indexByName: [String: Int]

    init(_ entities: [EntityDescription], indexByName: [String: Int]) {
        self.indexByName = indexByName
        parents = entities.map { $0.parentName.flatMap { indexByName[$0] } }
        relationshipNames = entities.map { Set($0.relationships.lazy.map(\.name)) }
    }

    /// Returns why a relationship cannot be hashed; nil if its destination and its inverse exist.
    func refusal(of relationship: RelationshipDescription) -> VersionHashRefusal? {
        guard let destination = relationship.destinationName else {
            return VersionHashRefusal(
                "its relationship '\(relationship.name)' has no destination", at: SchemaLocation(relationship))
        }
        guard indexByName[destination] != nil else {
            return VersionHashRefusal(
                "the destination of its relationship '\(relationship.name)' is not in the model",
                at: SchemaLocation(relationship, attribute: "destinationEntity"))
        }
        guard relationship.inverseName == nil || ownerOfInverse(of: relationship) != nil else {
            return VersionHashRefusal(
                "the inverse of its relationship '\(relationship.name)' is not in the model",
                at: SchemaLocation(relationship, attribute: "inverseName"))
        }
        return nil
    }

    /// Whether the inverse of a relationship of the entity at `index` is that relationship itself: the same name in
    /// the same declaring entity, not only the same name.
    func isOwnInverse(_ relationship: RelationshipDescription, ofEntityAt index: Int) -> Bool {
        relationship.inverseName == relationship.name && ownerOfInverse(of: relationship) == index
    }

    /// Returns the entity that declares the inverse: the inverse entity (by default the destination), or its nearest
    /// declaring ancestor.
    private func ownerOfInverse(of relationship: RelationshipDescription) -> Int? {
        guard
            let name = relationship.inverseName,
            let holder = relationship.inverseEntityName ?? relationship.destinationName
        else { return nil }
        var next = indexByName[holder]
        var steps = 0
        while let index = next, steps <= parents.count {
            if relationshipNames[index].contains(name) { return index }
            next = parents[index]
            steps += 1
        }
        return nil
    }
}
