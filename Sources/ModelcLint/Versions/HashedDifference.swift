import ModelcSchema

/// In which entities two versions differ for a store: by their version hashes where these are certain, else by the facts
/// that go into them (lint-rules §8.1).
struct HashedDifference {
    /// The names of the entities that are not hashed alike, sorted; those that only one version has are among them.
    let entities: [String]

    init(_ pair: VersionPair) {
        let old = Set((pair.older.model?.entities ?? []).map(\.name))
        let new = Set((pair.newer.model?.entities ?? []).map(\.name))
        let byFacts = pair.difference.changes.filter(\.altersHash)
        let changed = Set(byFacts.flatMap { [$0.oldEntity, $0.newEntity].compactMap { $0 } })
        entities = old.union(new).filter { name in
            guard old.contains(name), new.contains(name) else { return true }
            guard let before = pair.older.entityHashes[name], let after = pair.newer.entityHashes[name] else {
                return changed.contains(name)
            }
            return before != after
        }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Whether Core Data takes the two for one.
    var isEmpty: Bool { entities.isEmpty }

    /// The entities as parts of the model.
    var selectors: [ElementSelector] { entities.map(ElementSelector.entity) }
}
