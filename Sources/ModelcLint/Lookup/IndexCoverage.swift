import ModelcSchema

/// What the store's indexes of an entity cover, in whichever form they are written: as fetch indexes, as compound
/// indexes, or by the flag of attributes, of which compilers since Xcode 9 make fetch indexes (compiled-model §5). The
/// flag of relationships adds nothing: the store has an index for each to-one relationship anyway.
struct IndexCoverage {
    private let shapes: Set<IndexShape>

    init(_ entity: EntityDescription) {
        let flagged = entity.attributes.filter { $0.isIndexed && !$0.isTransient }
        shapes = Set(
            entity.fetchIndexes.map { IndexShape($0) }
                + entity.compoundIndexes.map { IndexShape($0.members.map(\.name)) }
                + flagged.map { IndexShape([$0.name]) })
    }

    /// The properties of indexes that the other entity does not have; empty where it has them all, in any form.
    func propertiesAdded(to older: IndexCoverage) -> Set<String> {
        Set(shapes.subtracting(older.shapes).flatMap(\.columns).compactMap(\.property))
    }
}

extension VersionPair {
    /// The properties of indexes that an entity has in the newer version only.
    func newlyIndexed(_ change: SchemaChange) -> Set<String> {
        guard let new = change.newEntity.flatMap({ newerEntity($0) }),
            let old = change.oldEntity.flatMap({ olderEntity($0) })
        else { return [] }
        return IndexCoverage(new).propertiesAdded(to: IndexCoverage(old))
    }
}
