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
