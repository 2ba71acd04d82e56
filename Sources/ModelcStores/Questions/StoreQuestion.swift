import ModelcPlans
import ModelcSchema

/// A question about the rows of a store, in the names of the version that wrote it (FormatStore §8). Every answer is a
/// number of rows. The rows of an entity include those of its descendants.
package enum StoreQuestion: Hashable, Sendable {
    /// How many rows does the entity have?
    case rows(entity: String)
    /// How many rows are of exactly this entity, without its descendants?
    case rowsOfExactly(entity: String)
    /// How many rows have a value for an attribute?
    case values(entity: String, attribute: String)
    /// How many rows have no value for an attribute?
    case missingValues(entity: String, attribute: String)
    /// How many combinations of values occur in several rows? Rows in which one value is missing count as different.
    case duplicates(entity: String, properties: [String])
    /// How many values does a narrower type not support?
    case outOfRange(entity: String, attribute: String, range: StoreValueRange)
    /// How many values violate a bound? Lengths are counted in code points, which is approximate: Core Data counts
    /// UTF-16 units.
    case outOfBounds(entity: String, attribute: String, bounds: StoreValueBounds)
    /// How many links are there?
    case links(entity: String, relationship: String)
    /// How many rows have no link of a to-one relationship?
    case missingLinks(entity: String, relationship: String)
    /// How many links of a to-one relationship refer to missing rows?
    case danglingLinks(entity: String, relationship: String)
    /// How many rows have several links of a to-many relationship?
    case severalLinks(entity: String, relationship: String)
    /// How many rows have fewer or more links of a to-many relationship than allowed? Without a maximum any number is
    /// allowed. An optional relationship may be empty, whatever its minimum is.
    case linkCount(entity: String, relationship: String, least: Int, most: Int?, mayBeEmpty: Bool)
    /// How many links between two to-many relationships refer from or to missing rows?
    case orphanedLinks(entity: String, relationship: String)
}

/// The possible values of a narrower type (FormatStore §8, C5).
package enum StoreValueRange: Hashable, Sendable {
    /// Whole numbers in a range.
    case integers(ClosedRange<Int>)
    /// Numbers without a fraction, of any size.
    case wholeNumbers
    /// Whole numbers that a floating-point number represents exactly: up to this size.
    case exact(upTo: Int)
    /// 0 and 1.
    case booleans
}

extension StoreQuestion {
    /// The counted rows or values, in words: `rows without a value of Book.title`.
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

    /// Numbers of links that are not allowed: `some, but fewer than 2, or more than 5`. No row has fewer than none.
    private static func bounds(_ least: Int, _ most: Int?, _ mayBeEmpty: Bool) -> String {
        let few = least > 0 ? [(mayBeEmpty ? "some, but " : "") + "fewer than \(least)"] : []
        let many = most.map { ["more than \($0)"] } ?? []
        return (few + many).joined(separator: mayBeEmpty ? ", or " : " or ")
    }
}

extension StoreValueRange {
    /// The counted values, in words.
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
    /// The conditions for values to be converted from one type to another without loss (FormatStore §8, C5).
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
