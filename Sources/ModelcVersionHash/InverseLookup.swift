import ModelcBase
import ModelcSchema

/// Finds the destinations and inverses of relationships, including inherited ones. A lookup allocates no memory.
struct InverseLookup {
    private let parents: [Int?]
    private let relationshipNames: [Set<String>]
    private let indexByName: [String: Int]

    init(_ entities: [EntityDescription], indexByName: [String: Int]) {
        self.indexByName = indexByName
        parents = entities.map { $0.parentName.flatMap { indexByName[$0] } }
        relationshipNames = entities.map { Set($0.relationships.lazy.map(\.name)) }
    }

    /// Returns the reason why a relationship cannot be hashed. Nil if its destination exists and its inverse, if it
    /// names one, exists too.
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

    /// Whether a relationship of the entity at `index` is its own inverse. The inverse must have the same name and the
    /// same declaring entity; the same name alone is not sufficient.
    func isOwnInverse(_ relationship: RelationshipDescription, ofEntityAt index: Int) -> Bool {
        relationship.inverseName == relationship.name && ownerOfInverse(of: relationship) == index
    }

    /// Returns the index of the entity that declares the inverse. The search begins at the inverse entity that the
    /// model names, or else at the destination, and continues with the ancestors.
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
