import ModelcBase
import ModelcSchema

/// The order in which Core Data numbers entities in a new store: root entities sorted by name, each followed by its
/// descendants. Letter case is ignored (FormatStore §2.2). In a migrated store the numbers may differ, so they are read
/// from the store.
enum EntityNumbering {
    /// The entities in the order of their numbers, which start with 1. Entities in a cycle of parents are left out.
    static func order(of model: ResolvedModel) -> [EntityDescription] {
        let roots = model.entities.filter { model.parent(of: $0) == nil }
        var ordered: [EntityDescription] = []
        // Uses an explicit stack instead of recursion, because a chain of parents may be as long as the model.
        var waiting = sorted(roots)
        while let entity = waiting.popLast() {
            ordered.append(entity)
            waiting += sorted(model.subentities(of: entity))
        }
        return ordered
    }

    /// Sorts entities by name, last name first, as the stack requires.
    private static func sorted(_ entities: [EntityDescription]) -> [EntityDescription] {
        guard entities.count > 1 else { return entities }
        // Sorts indexes, because moving an entity is expensive.
        let keys = entities.map { $0.name.lowercased() }
        return entities.indices.sorted { left, right in
            keys[left] == keys[right]
                ? entities[right].name.isBefore(entities[left].name)
                : keys[right].isBefore(keys[left])
        }.map { entities[$0] }
    }
}
