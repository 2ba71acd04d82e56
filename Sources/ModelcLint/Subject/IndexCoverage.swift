import ModelcSchema

/// The content of an entity's indexes in the store, in whichever form they are written: as fetch indexes, as compound
/// indexes, or by the flag of attributes, from which compilers since Xcode 9 create fetch indexes
/// (FormatCompiledModel §5). The flag of relationships adds nothing: the store has an index for each to-one
/// relationship anyway.
struct IndexCoverage {
    private let shapes: Set<IndexShape>

    init(_ entity: EntityDescription) {
        let flagged = entity.attributes.filter { $0.isIndexed && !$0.isTransient }
        shapes = Set(
            entity.fetchIndexes.map { IndexShape($0) }
                + entity.compoundIndexes.map { IndexShape($0.members.map(\.name)) }
                + flagged.map { IndexShape([$0.name]) })
    }

    /// Returns the properties of indexes that the other entity does not have; empty if it has them all, in any form.
    func propertiesAdded(to older: IndexCoverage) -> Set<String> {
        Set(shapes.subtracting(older.shapes).flatMap(\.columns).compactMap(\.property))
    }
}
