import ModelcBase

extension StoreStructure {
    /// The entities of a store as far as they are known without a model: names and numbers from `Z_PRIMARYKEY`, and the
    /// table of the root entity (FormatStore §2.2, §4.1). Entities whose table is not in the store are left out.
    package var entitiesWithoutModel: [MappedEntity] {
        let byNumber = Dictionary(entities.map { ($0.number, $0) }) { first, _ in first }
        let tableNames = Set(tables.map(\.name))
        return entities.compactMap { entity in
            let table = "Z" + root(of: entity, byNumber).name.uppercased()
            guard tableNames.contains(table) else { return nil }
            return MappedEntity(
                name: entity.name, number: entity.number, table: table, isAbstract: false, hasOwnTable: false,
                parent: byNumber[entity.superNumber]?.name, properties: [])
        }
    }

    /// Returns the root of an entity; the entity itself if the parents form a cycle.
    private func root(of entity: StoreEntity, _ byNumber: [Int: StoreEntity]) -> StoreEntity {
        var root = entity
        for _ in entities {
            guard let parent = byNumber[root.superNumber] else { return root }
            root = parent
        }
        return entity
    }
}
