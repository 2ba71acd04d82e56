import ModelcSchema

/// Finds destinations and inverses, inherited ones included, without building anything for a question.
struct InverseLookup {
    private let parents: [Int?]
    private let relationshipNames: [Set<String>]
    private let indexByName: [String: Int]

    init(_ entities: [EntityDescription], indexByName: [String: Int]) {
        self.indexByName = indexByName
        parents = entities.map { $0.parentName.flatMap { indexByName[$0] } }
        relationshipNames = entities.map { Set($0.relationships.lazy.map(\.name)) }
    }

    /// Why a relationship cannot be hashed; nil where its destination and its inverse are there.
    func refusal(of relationship: RelationshipDescription) -> VersionHashRefusal? {
        guard let destination = relationship.destinationName else {
            return VersionHashRefusal(
                "its relationship '\(relationship.name)' has no destination", at: SourcePlace(relationship))
        }
        guard indexByName[destination] != nil else {
            return VersionHashRefusal(
                "the destination of its relationship '\(relationship.name)' is not in the model",
                at: SourcePlace(relationship, attribute: "destinationEntity"))
        }
        guard relationship.inverseName == nil || ownerOfInverse(of: relationship) != nil else {
            return VersionHashRefusal(
                "the inverse of its relationship '\(relationship.name)' is not in the model",
                at: SourcePlace(relationship, attribute: "inverseName"))
        }
        return nil
    }

    /// Whether the inverse of a relationship of the entity at `index` is that relationship itself: the same name in the
    /// same declaring entity, and not just the same name.
    func isOwnInverse(_ relationship: RelationshipDescription, ofEntityAt index: Int) -> Bool {
        relationship.inverseName == relationship.name && ownerOfInverse(of: relationship) == index
    }

    /// The entity that declares the inverse: the one named, or the nearest ancestor of it.
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
