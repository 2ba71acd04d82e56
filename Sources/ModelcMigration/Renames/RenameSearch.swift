import ModelcSchema

/// Finds removed and added things that are probably one under a new name (RN501, migration §4.1).
struct RenameSearch {
    let comparison: ModelComparison
    private let areNeighbours: Bool

    /// - Parameter areNeighbours: whether one version was made from the other. Between versions that are far apart, a lone
    ///   attribute that went and a lone one that came have nothing to do with each other.
    init(_ comparison: ModelComparison, areNeighbours: Bool = true) {
        self.comparison = comparison
        self.areNeighbours = areNeighbours
    }

    var match: ModelMatch { comparison.match }

    /// The suggestions, sorted by entity and name.
    func renames() -> [ProbableRename] {
        let removed = removedProperties()
        let renames =
            entityRenames()
            + addedProperties().flatMap { pair, added in
                propertyRenames(removed: removed[pair] ?? [], added: added)
            }
        return renames.sorted { left, right in
            let one = [left.newEntity, left.newProperty ?? "", left.subject.rawValue]
            let other = [right.newEntity, right.newProperty ?? "", right.subject.rawValue]
            return one.lexicographicallyPrecedes(other) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
    }

    // Inherited ones are left out: the entity that declares them is the one to edit.
    private func removedProperties() -> [ModelMatch.EntityPair: [SchemaIndex.OwnedProperty]] {
        var removed: [ModelMatch.EntityPair: [SchemaIndex.OwnedProperty]] = [:]
        for property in comparison.properties where property.destination == nil && !property.isInherited {
            if let old = property.source, !old.property.isTransient { removed[property.pair, default: []].append(old) }
        }
        return removed
    }

    private func addedProperties() -> [ModelMatch.EntityPair: [SchemaIndex.OwnedProperty]] {
        var added: [ModelMatch.EntityPair: [SchemaIndex.OwnedProperty]] = [:]
        for property in comparison.properties where property.source == nil && !property.isInherited {
            if let new = property.destination, !new.property.isTransient {
                added[property.pair, default: []].append(new)
            }
        }
        return added
    }

    private func propertyRenames(
        removed: [SchemaIndex.OwnedProperty], added: [SchemaIndex.OwnedProperty]
    ) -> [ProbableRename] {
        let isOnlyPair = removed.count == 1 && added.count == 1 && areNeighbours
        let pairs = BestPairs.pairs(removed: removed.count, added: added.count, lead: RenameWeights.lead) { old, new in
            let (old, new) = (removed[old], added[new])
            return isPossible(old, new, isOnlyPair: isOnlyPair) ? score(old, new) : nil
        }
        return pairs.map { pair in suggestion(removed[pair.removed], added[pair.added], pair.score) }
    }

    /// Whether more than the type speaks for a rename: the names, the identifier, the other end of a relationship, or that
    /// nothing else came or went, and at the same place.
    private func isPossible(
        _ old: SchemaIndex.OwnedProperty, _ new: SchemaIndex.OwnedProperty, isOnlyPair: Bool
    ) -> Bool {
        if new.property.renamingIdentifier == old.property.name { return true }
        if NameLikeness.haveCommon(old.property.name, new.property.name) { return true }
        return switch (old.property, new.property) {
        case (.relationship(let before), .relationship(let after)): isOnlyPair || hasSameInverse(before, after)
        case (.attribute, .attribute): isOnlyPair && abs(old.index - new.index) <= 1
        case (.attribute, .relationship), (.relationship, .attribute): false
        }
    }

    private func score(_ old: SchemaIndex.OwnedProperty, _ new: SchemaIndex.OwnedProperty) -> Int? {
        let points: Int? =
            switch (old.property, new.property) {
            case (.attribute(let before), .attribute(let after)):
                AttributeLikeness.score(before, after, distance: abs(old.index - new.index))
            case (.relationship(let before), .relationship(let after)):
                relationshipScore(before, after)
            case (.attribute, .relationship), (.relationship, .attribute): nil
            }
        // An identifier that is the older name is a rename whose chain is broken (RN503, migration §4.2).
        let isNamed = new.property.renamingIdentifier == old.property.name
        let score = points.map { $0 + (isNamed ? RenameWeights.namedByIdentifier : 0) }
        return score.flatMap { $0 >= RenameWeights.least ? $0 : nil }
    }

    private func relationshipScore(_ old: RelationshipDescription, _ new: RelationshipDescription) -> Int {
        var score = 0
        let hasSameEnd =
            match.areOne(named: old.destinationName, new.destinationName) && old.isToMany == new.isToMany
        if hasSameEnd { score += RenameWeights.sameDestinationAndCardinality }
        if hasSameInverse(old, new) { score += RenameWeights.sameInverse }
        if old.effectiveDeleteRule == new.effectiveDeleteRule { score += RenameWeights.sameDeleteRule }
        if NameLikeness.areSimilar(old.name, new.name) { score += RenameWeights.similarRelationshipName }
        return score
    }

    private func hasSameInverse(_ old: RelationshipDescription, _ new: RelationshipDescription) -> Bool {
        guard let before = match.source.inverse(of: old), let after = match.destination.inverse(of: new) else {
            return old.inverseName == new.inverseName && old.inverseName != nil
        }
        return before.property.identifier == after.property.identifier
    }

    private func suggestion(
        _ old: SchemaIndex.OwnedProperty, _ new: SchemaIndex.OwnedProperty, _ score: Int
    ) -> ProbableRename {
        let subject: ProbableRename.Subject =
            switch new.property {
            case .attribute: .attribute
            case .relationship: .relationship
            }
        return ProbableRename(
            subject, oldEntity: match.source.entities[old.owner].name,
            newEntity: match.destination.entities[new.owner].name, oldProperty: old.property.name,
            newProperty: new.property.name, score: score,
            edit: ProbableRename.Edit(
                position: new.property.position, identifier: old.property.identifier,
                replacedIdentifier: new.property.renamingIdentifier))
    }
}

/// How alike a removed and an added attribute are.
enum AttributeLikeness {
    static func score(_ old: AttributeDescription, _ new: AttributeDescription, distance: Int) -> Int {
        var score = 0
        if old.typeText == new.typeText { score += RenameWeights.sameType }
        if old.isOptional == new.isOptional, old.defaultValue == new.defaultValue {
            score += RenameWeights.sameOptionalityAndDefault
        }
        if NameLikeness.areSimilar(old.name, new.name) { score += RenameWeights.similarAttributeName }
        if distance <= 1 { score += RenameWeights.nearPosition }
        if old.userInfo.comparisonText == new.userInfo.comparisonText { score += RenameWeights.sameUserInfo }
        if ValidationChange(from: old, to: new).oldText == nil { score += RenameWeights.sameValidation }
        return score
    }
}
