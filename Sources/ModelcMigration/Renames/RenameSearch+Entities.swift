import ModelcSchema

extension RenameSearch {
    /// Removed and added entities whose properties are mostly the same, by name and type.
    func entityRenames() -> [ProbableRename] {
        let removed = match.destinations.indices.filter { match.destinations[$0] == nil }
        let added = match.sources.indices.filter { match.sources[$0] == nil }
        guard !removed.isEmpty, !added.isEmpty else { return [] }
        let oldKeys = removed.prefix(RenameWeights.mostCandidates).map { propertyKeys($0, match.source) }
        let newKeys = added.prefix(RenameWeights.mostCandidates).map { propertyKeys($0, match.destination) }
        let pairs = BestPairs.pairs(removed: removed.count, added: added.count, lead: 1) { old, new in
            let names = (match.source.entities[removed[old]].name, match.destination.entities[added[new]].name)
            let common = oldKeys[old].intersection(newKeys[new]).count
            guard common >= RenameWeights.propertiesOfAnotherName || NameLikeness.haveCommon(names.0, names.1) else {
                return nil
            }
            return likeness(oldKeys[old], newKeys[new], common: common)
        }
        return pairs.map { suggestion(removed[$0.removed], added[$0.added], $0.score) }
    }

    /// The share of properties that both have, in percent; nil where it is too small.
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
        return ProbableRename(
            .entity, oldEntity: before.name, newEntity: after.name, score: score,
            edit: ProbableRename.Edit(
                position: after.position, identifier: before.identifier, replacedIdentifier: after.renamingIdentifier))
    }
}
