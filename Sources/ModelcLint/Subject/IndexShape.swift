import ModelcSchema

/// The content of a fetch index, without its name.
struct IndexShape: Hashable {
    struct Column: Hashable {
        var property: String?
        var expression: String?
        var isSpatial: Bool
        var isDescending: Bool
    }

    var columns: [Column]
    var predicate: String?

    /// Creates an ascending index over the given properties.
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

}

/// Finds indexes of an entity whose first columns are the columns of another index. Every column is visited once,
/// however many indexes there are.
struct IndexPrefixes {
    /// The extension of a list of columns by one column: `columns` is the number of the list, `next` is the additional
    /// column.
    private struct Step: Hashable {
        var columns: Int
        var next: IndexShape.Column
    }

    private let shapes: [IndexShape]
    /// For each shape, the number that identifies the list of all its columns.
    private var numbers: [Int] = []
    /// For each numbered list of columns, the first shape that begins with these columns and has more.
    private var longer: [Int: Int] = [:]

    init(_ shapes: [IndexShape]) {
        self.shapes = shapes
        var steps: [Step: Int] = [:]
        var starts: [String?: Int] = [:]
        for (place, shape) in shapes.enumerated() {
            // Indexes with different predicates cover different rows, so their columns are not compared.
            var number = starts[shape.predicate] ?? steps.count + starts.count
            starts[shape.predicate] = number
            for column in shape.columns {
                if longer[number] == nil { longer[number] = place }
                let step = Step(columns: number, next: column)
                number = steps[step] ?? steps.count + starts.count
                steps[step] = number
            }
            numbers.append(number)
        }
    }

    /// Returns the position of the first index that can replace this one: it begins with the same columns and has more.
    /// Nil if there is none.
    func longerIndex(than place: Int) -> Int? {
        let columns = shapes[place].columns
        return columns.isEmpty || columns.contains(where: \.isSpatial) ? nil : longer[numbers[place]]
    }
}
