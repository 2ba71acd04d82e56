import ModelcSchema

extension ChangeList {
    /// Adds one change to the list if the indexes of an entity differ, in any of the three forms that the file format
    /// has. A renamed property does not change an index. The index flag of an added or removed property is part of the
    /// addition or removal.
    mutating func addIndexChange(_ pair: ModelMatch.EntityPair, _ site: Site) {
        let names = RenamedNames(match, pair)
        let old = indexTexts(source.entities[pair.source]) { names.newName(of: $0) }
        let new = indexTexts(destination.entities[pair.destination]) { $0 }
        let flags = indexedProperties(pair, names)
        let before = Set(old + flags.old).sorted()
        let after = Set(new + flags.new).sorted()
        guard before != after else { return }
        let kept = Set(before).intersection(after)
        let oldShapes = indexShapes(source.entities[pair.source], flags.old) { names.newName(of: $0) }
        let newShapes = indexShapes(destination.entities[pair.destination], flags.new) { $0 }
        add(
            .indexChanged, newShapes.isSubset(of: oldShapes) ? site.with(.sameStorage) : site,
            from: listed(before.filter { !kept.contains($0) }),
            to: listed(after.filter { !kept.contains($0) }))
    }

    private func listed(_ texts: [String]) -> String? { texts.isEmpty ? nil : texts.joined(separator: "; ") }

    private func indexTexts(_ entity: EntityDescription, name: (String) -> String) -> [String] {
        entity.compoundIndexes.map { $0.members.map { name($0.name) }.joined(separator: ",") }
            + entity.fetchIndexes.map { index in
                let elements = index.elements.map { $0.comparisonText(name: name) }.joined(separator: ", ")
                return "\(index.name)(\(elements))" + (index.partialIndexPredicate.map { " where " + $0 } ?? "")
            }
    }

    /// Returns the indexed elements, independent of the form in which the index is declared.
    private func indexShapes(
        _ entity: EntityDescription, _ flags: [String], name: (String) -> String
    ) -> Set<String> {
        let fetchIndexes = entity.fetchIndexes.map { index in
            index.elements.map { $0.comparisonText(name: name) }.joined(separator: ", ")
                + (index.partialIndexPredicate.map { " where " + $0 } ?? "")
        }
        let compound = entity.compoundIndexes.map { $0.members.map { name($0.name) }.joined(separator: ", ") }
        return Set(fetchIndexes + compound + flags)
    }

    /// Returns the names, in the newer version, of the indexed properties of each version. Only properties that both
    /// versions have are included.
    private func indexedProperties(
        _ pair: ModelMatch.EntityPair, _ names: RenamedNames
    ) -> (old: [String], new: [String]) {
        let oldNames = source.properties[pair.source].map { ($0.name, names.newName(of: $0.name), $0.isIndexed) }
        let newNames = Set(destination.properties[pair.destination].map(\.name))
        let kept = Set(oldNames.map(\.1)).intersection(newNames)
        let old = oldNames.filter { $0.2 && kept.contains($0.1) }.map(\.1)
        let new = destination.properties[pair.destination].filter { $0.isIndexed && kept.contains($0.name) }
        return (old, new.map(\.name))
    }
}

extension FetchIndexElementDescription {
    fileprivate func comparisonText(name: (String) -> String) -> String {
        let subject = propertyName.map(name) ?? expression.map { "expression " + $0 } ?? ""
        let type = expressionType.map { " " + $0 } ?? ""
        let collation = self.collation.map { $0 == .binary ? "" : " " + $0.rawValue } ?? ""
        let order = self.order.map { $0 == .ascending ? "" : " " + $0.rawValue } ?? ""
        return subject + type + collation + order
    }
}

extension ChangeList {
    /// Adds changes to the list for uniqueness constraints that only one version has. A changed constraint counts as
    /// one removed and one added constraint (FormatMigrationFacts §2). A renamed attribute does not change a
    /// constraint.
    mutating func addUniquenessChanges(_ pair: ModelMatch.EntityPair, _ site: Site) {
        let old = source.entities[pair.source].uniquenessConstraints
        let new = destination.entities[pair.destination].uniquenessConstraints
        guard !(old.isEmpty && new.isEmpty) else { return }
        let names = RenamedNames(match, pair)
        let oldTexts = old.map { $0.members.map { names.newName(of: $0.name) }.joined(separator: ",") }
        let newTexts = new.map { $0.members.map(\.name).joined(separator: ",") }
        let kept = Set(oldTexts).intersection(newTexts)
        for (constraint, text) in zip(old, oldTexts) where !kept.contains(text) {
            add(.uniqueRemoved, placed(site, old: constraint, new: nil), from: constraint.memberText)
        }
        for (constraint, text) in zip(new, newTexts) where !kept.contains(text) {
            add(.uniqueAdded, placed(site, old: nil, new: constraint), to: constraint.memberText)
        }
    }

    private func placed(_ site: Site, old: UniquenessConstraint?, new: UniquenessConstraint?) -> Site {
        var placed = site
        placed.oldPosition = old?.position ?? site.oldPosition
        placed.newPosition = new?.position ?? site.newPosition
        return placed
    }
}

extension UniquenessConstraint {
    var memberText: String { members.map(\.name).joined(separator: ",") }
}

/// Translates property names of an entity's older version to the names in the newer version.
struct RenamedNames {
    private let match: ModelMatch
    private let pair: ModelMatch.EntityPair

    init(_ match: ModelMatch, _ pair: ModelMatch.EntityPair) {
        self.match = match
        self.pair = pair
    }

    /// Returns the newer name of a property. Returns `name` itself for a removed property, and for a name that is not a
    /// property.
    func newName(of name: String) -> String {
        guard let old = match.source.property(named: name, of: pair.source)?.property else { return name }
        return match.destination.property(identifiedBy: old.identifier, of: pair.destination)?.property.name ?? name
    }
}
