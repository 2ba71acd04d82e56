import ModelcBase
import ModelcSchema

/// Finds pairs of a removed and an added element that are probably one renamed element (RN501, FormatMigrationFacts
/// §4.1).
struct RenameSearch {
    let comparison: ModelComparison
    private let areNeighbours: Bool

    /// - Parameter areNeighbours: whether one version directly follows the other. If not, a single removed attribute
    ///   and a single added one are considered unrelated.
    init(_ comparison: ModelComparison, areNeighbours: Bool = true) {
        self.comparison = comparison
        self.areNeighbours = areNeighbours
    }

    var match: ModelMatch { comparison.match }

    /// Returns the suggestions, sorted by entity and name.
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
            return one.isBefore(other)
        }
    }

    // Inherited properties are skipped: a rename is made in the entity that declares the property.
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

    /// Whether there is more evidence for a rename than equal types: similar names, the renaming identifier, or the
    /// inverse of a relationship. If nothing else was removed or added, several equal rare settings are sufficient.
    private func isPossible(
        _ old: SchemaIndex.OwnedProperty, _ new: SchemaIndex.OwnedProperty, isOnlyPair: Bool
    ) -> Bool {
        if isNamed(old, by: new) { return true }
        if NameLikeness.haveCommon(old.property.name, new.property.name) { return true }
        return switch (old.property, new.property) {
        case (.relationship(let before), .relationship(let after)):
            hasSameInverse(before, after) || isOnlyPair && RareTraits.common(before, after) > 1
        case (.attribute(let before), .attribute(let after)):
            isOnlyPair && abs(old.index - new.index) <= 1 && RareTraits.common(before, after) > 1
        case (.attribute, .relationship), (.relationship, .attribute): false
        }
    }

    /// Whether the newer property contains the older name, either in its renaming identifier or in an attribute that
    /// Core Data does not read.
    private func isNamed(_ old: SchemaIndex.OwnedProperty, by new: SchemaIndex.OwnedProperty) -> Bool {
        new.property.renamingIdentifier == old.property.name || new.property.mistake(naming: old.property) != nil
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
        // If the identifier equals the older name, this is a rename in which the older identifier was not kept (RN503,
        // FormatMigrationFacts §4.2).
        let score = points.map { $0 + (isNamed(old, by: new) ? RenameWeights.namedByIdentifier : 0) }
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
        var edit = ProbableRename.Edit(
            position: new.property.position, identifier: old.property.identifier,
            replacedIdentifier: new.property.renamingIdentifier, mistake: new.property.mistake(naming: old.property))
        edit.isSwift = match.destination.model.origin == .swift
        return ProbableRename(
            subject, oldEntity: match.source.entities[old.owner].name,
            newEntity: match.destination.entities[new.owner].name, oldProperty: old.property.name,
            newProperty: new.property.name, score: score, edit: edit)
    }
}

/// Settings that few properties have. Two properties with the same rare settings may be one renamed property. Xcode's
/// defaults (such as optional, or the default value 0) and settings that all properties of a type have do not count.
enum RareTraits {
    /// Returns the number of rare settings that are equal in both attributes.
    static func common(_ old: AttributeDescription, _ new: AttributeDescription) -> Int {
        let traits: [Bool] = [
            isRare(old.defaultValueText) && old.defaultValueText == new.defaultValueText,
            areEqual(old.minimumValueText, new.minimumValueText),
            areEqual(old.maximumValueText, new.maximumValueText),
            areEqual(old.regularExpression, new.regularExpression),
            areEqual(old.derivationExpression, new.derivationExpression),
            areEqual(old.valueClassName, new.valueClassName),
            areEqual(old.transformerName, new.transformerName),
            areEqual(old.versionHashModifier, new.versionHashModifier),
            areEqual(old.userInfo.comparisonText, new.userInfo.comparisonText),
        ]
        return traits.count { $0 }
    }

    /// Returns the number of rare settings that are equal in both relationships.
    static func common(_ old: RelationshipDescription, _ new: RelationshipDescription) -> Int {
        let traits: [Bool] = [
            old.effectiveDeleteRule == new.effectiveDeleteRule && old.effectiveDeleteRule != .nullify,
            old.isOrdered && new.isOrdered,
            areEqual(old.minimumCount, new.minimumCount),
            old.isToMany && areEqual(old.maximumCount, new.maximumCount),
            areEqual(old.versionHashModifier, new.versionHashModifier),
            areEqual(old.userInfo.comparisonText, new.userInfo.comparisonText),
        ]
        return traits.count { $0 }
    }

    private static func isRare(_ standard: String?) -> Bool {
        standard.map { !["", "0", "0.0", "NO"].contains($0) } ?? false
    }

    private static func areEqual<Value: Equatable>(_ old: Value?, _ new: Value?) -> Bool { old != nil && old == new }
}

/// Scores the similarity of a removed and an added attribute.
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

extension RenameSearch {
    /// Returns the removed and added entities whose properties are mostly equal in name and type.
    func entityRenames() -> [ProbableRename] {
        let removed = match.destinations.indices.filter { match.destinations[$0] == nil }
        let added = match.sources.indices.filter { match.sources[$0] == nil }
        guard !removed.isEmpty, !added.isEmpty else { return [] }
        let oldKeys = removed.prefix(RenameWeights.mostCandidates).map { propertyKeys($0, match.source) }
        let newKeys = added.prefix(RenameWeights.mostCandidates).map { propertyKeys($0, match.destination) }
        let pairs = BestPairs.pairs(removed: removed.count, added: added.count, lead: 1) { old, new in
            if mistake(removed[old], added[new]) != nil { return RenameWeights.namedEntity }
            let names = (match.source.entities[removed[old]].name, match.destination.entities[added[new]].name)
            let common = oldKeys[old].intersection(newKeys[new]).count
            guard common >= RenameWeights.propertiesOfAnotherName || NameLikeness.haveCommon(names.0, names.1) else {
                return nil
            }
            return likeness(oldKeys[old], newKeys[new], common: common)
        }
        return pairs.map { suggestion(removed[$0.removed], added[$0.added], $0.score) }
    }

    /// Returns the XML attribute of the newer entity that contains the older entity's name but is not read by Core
    /// Data; nil if there is none.
    private func mistake(_ old: Int, _ new: Int) -> VerbatimAttribute? {
        let (before, after) = (match.source.entities[old], match.destination.entities[new])
        return MistakenNames.mistake(for: MistakenNames.renamingIdentifier, in: after, named: "entity").flatMap {
            [before.name, before.identifier].contains($0.value) ? $0 : nil
        }
    }

    /// Returns the share of common properties, in percent; nil if it is too small.
    private func likeness(_ old: Set<String>, _ new: Set<String>, common: Int) -> Int? {
        guard min(old.count, new.count) * 100 >= max(old.count, new.count) * RenameWeights.leastEntityLikeness,
            !old.isEmpty
        else { return nil }
        let percent = common * 100 / (old.count + new.count - common)
        return percent >= RenameWeights.leastEntityLikeness ? percent : nil
    }

    private func propertyKeys(_ entity: Int, _ index: SchemaIndex) -> Set<String> {
        Set(
            index.properties[entity].map { property in
                switch property {
                case .attribute(let attribute): "\(attribute.name)\u{0}\(attribute.typeText)"
                case .relationship(let relationship): "\(relationship.name)\u{0}\(relationship.isToMany)"
                }
            })
    }

    private func suggestion(_ old: Int, _ new: Int, _ score: Int) -> ProbableRename {
        let before = match.source.entities[old]
        let after = match.destination.entities[new]
        var edit = ProbableRename.Edit(
            position: after.position, identifier: before.identifier, replacedIdentifier: after.renamingIdentifier,
            mistake: mistake(old, new))
        edit.isSwift = match.destination.model.origin == .swift
        return ProbableRename(.entity, oldEntity: before.name, newEntity: after.name, score: score, edit: edit)
    }
}
