import ModelcSchema
import ModelcText

/// One version of a model, as rules between versions see it.
package struct LintedVersion: Sendable {
    /// The version's name without extension.
    package var name: String
    /// Whether new stores are made with it.
    package var isCurrent: Bool
    /// What it says; nil where it could not be read, and nothing is said of it.
    package var model: ManagedObjectModel?
    /// Its version hashes; nil where it could not be read, or nobody asked for them.
    package let hashes: ModelVersionHashes?
    /// The version hashes of its entities by name: those that are certain to be Core Data's, and no others.
    package let entityHashes: [String: VersionHash]

    package init(name: String, isCurrent: Bool, model: ManagedObjectModel?, hashes: ModelVersionHashes? = nil) {
        self.name = name
        self.isCurrent = isCurrent
        self.model = model
        self.hashes = hashes
        let certain = (hashes?.entities ?? []).filter(\.isVerified).compactMap { entity in
            entity.hash.map { (entity.name, $0) }
        }
        entityHashes = Dictionary(certain, uniquingKeysWith: { first, _ in first })
    }

    /// Whether all entities have a hash that is certain.
    var isHashed: Bool { model?.entities.allSatisfy { entityHashes[$0.name] != nil } ?? false }
}

extension [LintedVersion] {
    /// The version of a name; nil if there is none.
    func version(named name: String) -> LintedVersion? { first { $0.name == name } }

    /// The version that new stores are made with.
    var current: LintedVersion? { first(where: \.isCurrent) }

    /// The first version that Core Data takes stores of another one for; nil if there is none. The version of the same name is
    /// not asked: it is the one that was edited.
    package func opener(ofStoresOf old: LintedVersion) -> LintedVersion? {
        guard let hashes = old.hashes else { return nil }
        return first { $0.name != old.name && $0.hashes?.fitsStores(of: hashes) ?? false }
    }
}

/// In which entities two versions differ for a store: by their version hashes where these are certain, else by the facts
/// that go into them.
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
        }.inByteOrder()
    }

    /// Whether Core Data takes the two for one.
    var isEmpty: Bool { entities.isEmpty }

    /// The entities as parts of the model.
    var selectors: [ElementSelector] { entities.map(ElementSelector.entity) }
}
