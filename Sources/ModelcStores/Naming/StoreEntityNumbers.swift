import ModelcSchema

/// The entity numbers of a store, by the names of a version's entities (FormatStore §2.2).
///
/// A migration in place does not change the rows of `Z_PRIMARYKEY`, so renamed entities keep their old names there.
/// Entities are matched with the rows by name. If the names differ, but all names in the rows are renaming
/// identifiers of the entities, they are matched by renaming identifier. Any remaining entities are matched with the
/// remaining rows by their parents and their order.
struct StoreEntityNumbers {
    /// An entity that was matched only by its parent and its order, and its name in the store.
    struct Guess: Hashable {
        var entity: String
        var storedName: String
    }

    private(set) var byName: [String: Int] = [:]
    private(set) var guesses: [Guess] = []

    init(of model: ResolvedModel, _ stored: [StoreEntity]) {
        let ordered = EntityNumbering.order(of: model)
        let byStoredName = Dictionary(stored.map { ($0.name, $0.number) }, uniquingKeysWith: { first, _ in first })
        let names = Set(byStoredName.keys)
        if names != Set(ordered.map(\.name)), names.count == ordered.count, names == Set(ordered.map(\.identifier)) {
            for entity in ordered { byName[entity.name] = byStoredName[entity.identifier] }
            return
        }
        byName = byStoredName
        guard ordered.count == stored.count else { return }
        guess(ordered, stored, model)
    }

    private mutating func guess(_ ordered: [EntityDescription], _ stored: [StoreEntity], _ model: ResolvedModel) {
        let names = Set(ordered.map(\.name))
        var rest = stored.filter { !names.contains($0.name) }.sorted { $0.number < $1.number }
        for entity in ordered where byName[entity.name] == nil {
            let parent = model.parent(of: entity).map { byName[$0.name] ?? 0 } ?? 0
            guard let index = rest.firstIndex(where: { $0.superNumber == parent }) ?? rest.indices.first else { return }
            let row = rest.remove(at: index)
            byName[entity.name] = row.number
            guesses.append(Guess(entity: entity.name, storedName: row.name))
        }
    }
}
