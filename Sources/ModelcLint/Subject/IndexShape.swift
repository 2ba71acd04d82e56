import ModelcSchema

/// The content of a fetch index, without its name.
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

    /// Creates an ascending index over these properties.
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

/// The indexes of an entity that begin with the columns of another. Every column is visited once, regardless of the
/// number of indexes.
struct IndexPrefixes {
    /// A column after others: the columns up to it have a number.
    private struct Step: Hashable {
        var columns: Int
        var next: IndexShape.Column
    }

    private let shapes: [IndexShape]
    /// The number for all columns of each shape.
    private var numbers: [Int] = []
    /// The first shape with more columns after a numbered prefix.
    private var longer: [Int: Int] = [:]

    init(_ shapes: [IndexShape]) {
        self.shapes = shapes
        var steps: [Step: Int] = [:]
        var starts: [String?: Int] = [:]
        for (place, shape) in shapes.enumerated() {
            // Indexes over different rows have nothing in common.
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

    /// Returns the first index that can replace an index: it begins with the same columns, and has more. Nil if there
    /// is none.
    func longerIndex(than place: Int) -> Int? {
        let columns = shapes[place].columns
        return columns.isEmpty || columns.contains(where: \.isSpatial) ? nil : longer[numbers[place]]
    }
}
