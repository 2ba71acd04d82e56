import ModelcPlans
import ModelcSchema

/// A data check on the rows of a store. It uses the names of the version that wrote the store (FormatStore §8). The
/// result is always a number of rows. The rows of an entity include the rows of its descendants.
package enum StoreQuestion: Hashable, Sendable {
    /// The number of rows of the entity.
    case rows(entity: String)
    /// The number of rows of exactly this entity, without its descendants.
    case rowsOfExactly(entity: String)
    /// The number of rows with a value for the attribute.
    case values(entity: String, attribute: String)
    /// The number of rows without a value for the attribute.
    case missingValues(entity: String, attribute: String)
    /// The number of value combinations that occur in several rows. Rows with a missing value are never duplicates.
    case duplicates(entity: String, properties: [String])
    /// The number of values that a narrower type cannot represent.
    case outOfRange(entity: String, attribute: String, range: StoreValueRange)
    /// The number of values that violate a bound. Lengths are approximate: they are counted in code points, while Core
    /// Data counts UTF-16 units.
    case outOfBounds(entity: String, attribute: String, bounds: StoreValueBounds)
    /// The number of links of the relationship.
    case links(entity: String, relationship: String)
    /// The number of rows without a link of a to-one relationship.
    case missingLinks(entity: String, relationship: String)
    /// The number of links of a to-one relationship to rows that do not exist.
    case danglingLinks(entity: String, relationship: String)
    /// The number of rows with several links of a to-many relationship.
    case severalLinks(entity: String, relationship: String)
    /// The number of rows with fewer or more links of a to-many relationship than allowed. If `most` is nil, there is
    /// no maximum. An optional relationship may be empty, even if its minimum is not 0.
    case linkCount(entity: String, relationship: String, least: Int, most: Int?, mayBeEmpty: Bool)
    /// The number of links of a many-to-many relationship that start or end at a row that does not exist.
    case orphanedLinks(entity: String, relationship: String)
}

/// The values that a narrower type can represent (FormatStore §8, C5).
package enum StoreValueRange: Hashable, Sendable {
    /// Whole numbers in a range.
    case integers(ClosedRange<Int>)
    /// Whole numbers of any size.
    case wholeNumbers
    /// Whole numbers that a floating-point type represents exactly: up to this absolute value.
    case exact(upTo: Int)
    /// Only 0 and 1.
    case booleans
}

extension StoreQuestion {
    /// A description of the counted rows or values, such as `rows without a value of Book.title`.
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
        case .danglingLinks(let entity, let relationship):
            "links of \(entity).\(relationship) to rows that do not exist"
        case .severalLinks(let entity, let relationship): "rows with several links of \(entity).\(relationship)"
        case .linkCount(let entity, let relationship, let least, let most, let mayBeEmpty):
            "rows with \(StoreQuestion.bounds(least, most, mayBeEmpty)) links of \(entity).\(relationship)"
        case .orphanedLinks(let entity, let relationship):
            "links of \(entity).\(relationship) from or to rows that do not exist"
        }
    }

    /// Returns a description of the numbers of links that are not allowed: `some, but fewer than 2, or more than 5`.
    /// Without a minimum, only the maximum is named.
    private static func bounds(_ least: Int, _ most: Int?, _ mayBeEmpty: Bool) -> String {
        let few = least > 0 ? [(mayBeEmpty ? "some, but " : "") + "fewer than \(least)"] : []
        let many = most.map { ["more than \($0)"] } ?? []
        return (few + many).joined(separator: mayBeEmpty ? ", or " : " or ")
    }
}

extension StoreValueRange {
    /// A description of the counted values.
    fileprivate var words: String {
        switch self {
        case .integers(let range): "outside \(range.lowerBound) to \(range.upperBound)"
        case .wholeNumbers: "with a fraction"
        case .exact(let limit): "beyond \(limit), which are rounded"
        case .booleans: "other than 0 and 1"
        }
    }
}

extension StoreValueRange {
    /// Returns the conditions under which values can be converted from one type to another without loss (FormatStore
    /// §8, C5).
    static func ranges(from old: AttributeType, to new: AttributeType) -> [StoreValueRange] {
        let whole: [StoreValueRange] = old.isInteger || old == .boolean ? [] : [.wholeNumbers]
        switch new {
        case .integer16: return whole + [.integers(-32_768...32_767)]
        case .integer32: return whole + [.integers(-2_147_483_648...2_147_483_647)]
        case .integer64: return whole + (old == .boolean ? [.booleans] : [])
        case .float: return old.isInteger ? [.exact(upTo: 1 << 24)] : []
        case .double: return old.isInteger ? [.exact(upTo: 1 << 53)] : []
        case .boolean: return [.booleans]
        case .undefined, .decimal, .string, .date, .binary, .uuid, .uri, .transformable, .objectID, .composite:
            return []
        }
    }
}
