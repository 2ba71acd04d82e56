import ModelcSchema

extension ChangeList {
    /// An entity's own fetched properties, matched by identifier.
    mutating func addFetchedPropertyChanges(_ pair: ModelMatch.EntityPair, _ site: Site) {
        let old = source.entities[pair.source].fetchedProperties
        let new = destination.entities[pair.destination].fetchedProperties
        guard !(old.isEmpty && new.isEmpty) else { return }
        let oldByIdentifier = Dictionary(old.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        let newByIdentifier = Dictionary(new.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        for identifier in Set(oldByIdentifier.keys).union(newByIdentifier.keys) {
            let before = oldByIdentifier[identifier]
            let after = newByIdentifier[identifier]
            var site = site
            site.oldProperty = before?.name
            site.newProperty = after?.name
            site.oldPosition = before?.position
            site.newPosition = after?.position
            addChange(site, before, after)
        }
    }

    private mutating func addChange(
        _ site: Site, _ old: FetchedPropertyDescription?, _ new: FetchedPropertyDescription?
    ) {
        switch (old, new) {
        case (nil, nil): break
        case (nil, let new?): add(.fetchedPropertyAdded, site, to: new.comparisonText)
        case (let old?, nil): add(.fetchedPropertyRemoved, site, from: old.comparisonText)
        case (let old?, let new?):
            add(.fetchedPropertyChanged, site, ifDiffer: old.comparisonText, new.comparisonText)
        }
    }
}

extension FetchedPropertyDescription {
    fileprivate var comparisonText: String {
        name + (fetchRequest.map { ": " + $0.comparisonText } ?? "")
    }
}
