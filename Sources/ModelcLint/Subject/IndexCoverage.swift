import ModelcSchema

/// The indexes that an entity has in the store, independent of how the model specifies them. There are three forms:
/// fetch indexes, compound indexes, and the flag `indexed` of attributes. Compilers since Xcode 9 create fetch indexes
/// from the flag (FormatCompiledModel §5). The flag of a relationship has no effect, because the store always has an
/// index for each to-one relationship.
struct IndexCoverage {
    private let shapes: Set<IndexShape>

    init(_ entity: EntityDescription) {
        let flagged = entity.attributes.filter { $0.isIndexed && !$0.isTransient }
        shapes = Set(
            entity.fetchIndexes.map { IndexShape($0) }
                + entity.compoundIndexes.map { IndexShape($0.members.map(\.name)) }
                + flagged.map { IndexShape([$0.name]) })
    }

    /// Returns the names of the properties in the indexes that the older entity does not have. The form of an index is
    /// ignored.
    func propertiesAdded(to older: IndexCoverage) -> Set<String> {
        Set(shapes.subtracting(older.shapes).flatMap(\.columns).compactMap(\.property))
    }
}
