import ModelcSchema

extension StoreQuestion {
    /// What is counted, in words: `rows without a value of Book.title`.
    package var words: String {
        switch self {
        case .rows(let entity): "rows of \(entity)"
        case .rowsOfExactly(let entity): "rows of exactly \(entity)"
        case .values(let entity, let attribute): "values of \(entity).\(attribute)"
        case .missingValues(let entity, let attribute): "rows without a value of \(entity).\(attribute)"
        case .duplicates(let entity, let properties):
            "values of \(properties.joined(separator: ", ")) that several rows of \(entity) have"
        case .outOfRange(let entity, let attribute, let range): "values of \(entity).\(attribute) \(range.words)"
        case .outOfBounds(let entity, let attribute, _):
            "values of \(entity).\(attribute) that break the new validation"
        case .links(let entity, let relationship): "links of \(entity).\(relationship)"
        case .missingLinks(let entity, let relationship): "rows without a link of \(entity).\(relationship)"
        case .danglingLinks(let entity, let relationship): "links of \(entity).\(relationship) that lead nowhere"
        case .severalLinks(let entity, let relationship): "rows with several links of \(entity).\(relationship)"
        case .linkCount(let entity, let relationship, let least, let most, let mayBeEmpty):
            "rows with \(StoreQuestion.bounds(least, most, mayBeEmpty)) links of \(entity).\(relationship)"
        case .orphanedLinks(let entity, let relationship):
            "links of \(entity).\(relationship) from or to rows that are not there"
        }
    }

    /// Numbers of links that are not allowed: `some, but fewer than 2, or more than 5`. No row has fewer than none.
    private static func bounds(_ least: Int, _ most: Int?, _ mayBeEmpty: Bool) -> String {
        let few = least > 0 ? [(mayBeEmpty ? "some, but " : "") + "fewer than \(least)"] : []
        let many = most.map { ["more than \($0)"] } ?? []
        return (few + many).joined(separator: mayBeEmpty ? ", or " : " or ")
    }
}

extension StoreValueRange {
    /// Which values are counted.
    fileprivate var words: String {
        switch self {
        case .integers(let range): "outside \(range.lowerBound) to \(range.upperBound)"
        case .wholeNumbers: "with a fraction"
        case .exact(let limit): "beyond \(limit), which are rounded"
        case .booleans: "other than 0 and 1"
        }
    }
}
