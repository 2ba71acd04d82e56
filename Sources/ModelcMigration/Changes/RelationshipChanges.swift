import ModelcSchema

extension ChangeList {
    /// Adds the change for an added relationship to the list.
    mutating func addAddition(of new: RelationshipDescription, _ site: Site) {
        add(additionKind(of: new), additionSite(of: new, site), to: new.destinationName)
    }

    private func additionKind(of new: RelationshipDescription) -> SchemaChangeKind {
        if new.isTransient { return .relationshipAddedTransient }
        if new.isOptional { return .relationshipAddedOptional }
        return new.isToMany ? .relationshipAddedRequiredToMany : .relationshipAddedRequiredToOne
    }

    private func additionSite(of new: RelationshipDescription, _ site: Site) -> Site {
        var site = new.isToMany ? site.with(.toMany) : site
        if new.isToMany, !new.isOptional, (new.minimumCount ?? 0) > 0 { site = site.with(.minimumCount) }
        return site
    }

    /// Adds the changes of a relationship that both versions have to the list.
    mutating func addChanges(
        _ old: RelationshipDescription, _ new: RelationshipDescription, _ property: PropertyMatch, _ site: Site
    ) {
        let isTransient = old.isTransient && new.isTransient
        let site = isTransient ? site.with(.transient) : site
        addCommonChanges(old, new, property, site, renamed: .relationshipRenamed, moved: .relationshipMoved)
        add(
            .relationshipDeleteRuleChanged, site, ifDiffer: old.effectiveDeleteRule, new.effectiveDeleteRule,
            as: { $0.rawValue })
        switch (old.isTransient, new.isTransient) {
        case (true, false): addAddition(of: new, site)
        case (false, true): add(.relationshipRemoved, site, from: old.destinationName)
        case (true, true), (false, false): addStoredChanges(old, new, property, site)
        }
    }

    private mutating func addStoredChanges(
        _ old: RelationshipDescription, _ new: RelationshipDescription, _ property: PropertyMatch, _ site: Site
    ) {
        if !match.areOne(named: old.destinationName, new.destinationName) {
            add(.relationshipDestinationChanged, site, from: old.destinationName, to: new.destinationName)
        }
        addInverseChange(old, new, property, site)
        addCountChange(old, new, site)
        if old.isToMany, new.isToMany {
            add(
                .relationshipOrderedChanged, site, ifDiffer: old.isOrdered, new.isOrdered,
                as: { $0 ? "ordered" : "unordered" })
        }
        switch (old.isOptional, new.isOptional) {
        case (false, false), (true, true): break
        case (false, true): add(.relationshipRequiredToOptional, site)
        case (true, false): add(.relationshipOptionalToRequired, additionSite(of: new, site))
        }
    }

    private mutating func addCountChange(
        _ old: RelationshipDescription, _ new: RelationshipDescription, _ site: Site
    ) {
        switch (old.isToMany, new.isToMany) {
        case (false, true): add(.relationshipToOneToMany, site)
        case (true, false): add(.relationshipToManyToOne, site)
        case (true, true), (false, false):
            // A missing count is hashed as 0 (FormatVersionHash §1).
            let isRaised = (new.minimumCount ?? 0) > (old.minimumCount ?? 0) && !new.isOptional
            add(
                .relationshipCountChanged, isRaised ? site.with(.minimumCount) : site, ifDiffer: old.countText,
                new.countText)
        }
    }

    /// Adds a change to the list if the inverse differs. A renamed inverse counts too, because the hash contains the
    /// inverse's name (FormatMigrationFacts §2).
    private mutating func addInverseChange(
        _ old: RelationshipDescription, _ new: RelationshipDescription, _ property: PropertyMatch, _ site: Site
    ) {
        guard old.inverseName != new.inverseName else { return }
        let isHashed =
            hashedInverse(old, property.source, source) != hashedInverse(new, property.destination, destination)
        add(
            .relationshipInverseChanged, isHashed ? site : site.with(.sameHash), from: old.inverseName,
            to: new.inverseName)
    }

    /// Returns the inverse's name as it enters the hash; nil for a relationship that is its own inverse
    /// (FormatVersionHash §2).
    private func hashedInverse(
        _ relationship: RelationshipDescription, _ own: SchemaIndex.OwnedProperty?, _ index: SchemaIndex
    ) -> String? {
        guard let inverse = index.inverse(of: relationship) else { return relationship.inverseName }
        let isItself = inverse.owner == own?.owner && inverse.index == own?.index
        return isItself ? nil : relationship.inverseName
    }
}

extension RelationshipDescription {
    /// The counts as they enter the hash: `0..1`, `2..*`. An unlimited maximum count is hashed as 0.
    fileprivate var countText: String {
        let maximum = maximumCount ?? 0
        return "\(minimumCount ?? 0)..\(maximum == 0 ? "*" : String(maximum))"
    }
}
