import ModelcSchema

extension ChangeList {
    /// Uniqueness constraints that only one version has; a changed one was removed and added (migration §2). A renamed
    /// attribute changes no constraint.
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

/// What the older version's properties of an entity are called in the newer one.
struct RenamedNames {
    private let match: ModelMatch
    private let pair: ModelMatch.EntityPair

    init(_ match: ModelMatch, _ pair: ModelMatch.EntityPair) {
        self.match = match
        self.pair = pair
    }

    /// The newer name; the same name for a property that is not there any more, and for what is no property.
    func newName(of name: String) -> String {
        guard let old = match.source.property(named: name, of: pair.source)?.property else { return name }
        return match.destination.property(identifiedBy: old.identifier, of: pair.destination)?.property.name ?? name
    }
}
