import ModelcSchema

/// What a fetch index covers, apart from its name.
struct IndexShape: Hashable {
    /// One column of an index.
    struct Column: Hashable {
        var property: String?
        var expression: String?
        var isSpatial: Bool
        var isDescending: Bool
    }

    var columns: [Column]
    var predicate: String?

    /// An ascending index over these properties.
    init(_ properties: [String]) {
        columns = properties.map { Column(property: $0, expression: nil, isSpatial: false, isDescending: false) }
    }

    init(_ index: FetchIndexDescription) {
        columns = index.elements.map {
            Column(
                property: $0.propertyName, expression: $0.expression, isSpatial: $0.collation == .rTree,
                isDescending: $0.order == .descending)
        }
        predicate = index.partialIndexPredicate
    }

    /// Whether the other index serves wherever this one does: it begins with the same columns, and has more.
    func isProperPrefix(of other: IndexShape) -> Bool {
        predicate == other.predicate && columns.count < other.columns.count && !columns.isEmpty
            && !columns.contains(where: \.isSpatial) && other.columns.starts(with: columns)
    }
}

/// What the store's indexes of an entity cover, in whichever form they are written: as fetch indexes, as compound
/// indexes, or by the flag of attributes, of which compilers since Xcode 9 make fetch indexes (FormatCompiledModel §5).
/// The flag of relationships adds nothing: the store has an index for each to-one relationship anyway.
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
