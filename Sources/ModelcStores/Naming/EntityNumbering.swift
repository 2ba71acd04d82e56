import ModelcSchema

/// The order in which Core Data numbers entities in a new store: roots by name, each followed by its descendants, letter
/// case aside (sqlite-store §2.2). In a store that was migrated the numbers may be others: there they are read.
enum EntityNumbering {
    /// The entities in the order of their numbers, which begin with 1. An entity in a circle of parents is left out.
    static func order(of model: ResolvedModel) -> [EntityDescription] {
        let roots = model.entities.filter { model.parent(of: $0) == nil }
        var ordered: [EntityDescription] = []
        // A stack of its own: a chain of parents may be as long as the model.
        var waiting = sorted(roots)
        while let entity = waiting.popLast() {
            ordered.append(entity)
            waiting += sorted(model.subentities(of: entity))
        }
        return ordered
    }

    /// Last name first, as a stack needs it.
    private static func sorted(_ entities: [EntityDescription]) -> [EntityDescription] {
        entities.map { (key: $0.name.lowercased(), entity: $0) }.sorted { left, right in
            left.key == right.key
                ? right.entity.name.utf8.lexicographicallyPrecedes(left.entity.name.utf8)
                : right.key.utf8.lexicographicallyPrecedes(left.key.utf8)
        }.map(\.entity)
    }
}
