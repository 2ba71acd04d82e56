import ModelcSchema

extension LintSubject {
    /// The relationships with a known destination that are sound: without an inverse, or with one that leads back. The
    /// others have a fault of structure, and nothing that may follow from it is reported.
    func relationshipPairs() -> [RelationshipPair] {
        var pairs: [RelationshipPair] = []
        for (index, entity) in entities.enumerated() {
            for (number, relationship) in entity.relationships.enumerated() {
                let own = DeclarationTable.Declaration(entity: index, property: number)
                guard relationship.destinationName.flatMap({ entityIndex(named: $0) }) != nil, isTheOne(own) else {
                    continue
                }
                if relationship.inverseName == nil {
                    pairs.append(RelationshipPair(near: end(own), far: nil))
                } else if let inverse = inverse(of: relationship),
                    self.inverse(of: self.relationship(inverse)) == own
                {
                    pairs.append(RelationshipPair(near: end(own), far: end(inverse)))
                }
            }
        }
        return pairs
    }

    /// The pairs that are stored: those that rules about inverses and delete rules speak of.
    func persistentPairs() -> [RelationshipPair] {
        relationshipPairs().filter { !$0.near.relationship.isTransient }
    }

    /// The persistent pairs, without those of which the inverse is transient: what happens to a value that is never
    /// stored is not known, and nothing is said of it.
    func storedPairs() -> [RelationshipPair] {
        persistentPairs().filter { !($0.far?.relationship.isTransient ?? false) }
    }

    func end(_ place: DeclarationTable.Declaration) -> RelationshipEnd {
        RelationshipEnd(place: place, owner: entities[place.entity].name, relationship: relationship(place))
    }

    func relationship(_ place: DeclarationTable.Declaration) -> RelationshipDescription {
        entities[place.entity].relationships[place.property]
    }

    /// Whether looking for the relationship's name finds the relationship; not so for the second of two equal names,
    /// which is a fault of its own.
    func isTheOne(_ place: DeclarationTable.Declaration) -> Bool {
        entityIndex(named: entities[place.entity].name) == place.entity
            && relationships.declaration(of: relationship(place).name, for: place.entity) == place
    }

    /// The inverse that a relationship names; nil where it names none or one that does not exist.
    func inverse(of relationship: RelationshipDescription) -> DeclarationTable.Declaration? {
        guard
            let name = relationship.inverseName,
            let holder = (relationship.inverseEntityName ?? relationship.destinationName)
                .flatMap({ entityIndex(named: $0) })
        else { return nil }
        return relationships.declaration(of: name, for: holder)
    }
}
