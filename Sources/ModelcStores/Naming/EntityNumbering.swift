import ModelcBase
import ModelcSchema

/// The order in which Core Data numbers entities in a new store: roots by name, each followed by its descendants,
/// ignoring letter case (FormatStore §2.2). In a migrated store the numbers may differ: there they are read.
enum EntityNumbering {
    /// The entities in the order of their numbers, which begin with 1. An entity in a cycle of parents is left out.
    static func order(of model: ResolvedModel) -> [EntityDescription] {
        let roots = model.entities.filter { model.parent(of: $0) == nil }
        var ordered: [EntityDescription] = []
        // Uses its own stack: a chain of parents may be as long as the model.
        var waiting = sorted(roots)
        while let entity = waiting.popLast() {
            ordered.append(entity)
            waiting += sorted(model.subentities(of: entity))
        }
        return ordered
    }

    /// Last name first, in stack order.
    private static func sorted(_ entities: [EntityDescription]) -> [EntityDescription] {
        guard entities.count > 1 else { return entities }
        // Sorts indices: an entity is large to move.
        let keys = entities.map { $0.name.lowercased() }
        return entities.indices.sorted { left, right in
            keys[left] == keys[right]
                ? entities[right].name.isBefore(entities[left].name)
                : keys[right].isBefore(keys[left])
        }.map { entities[$0] }
    }
}
