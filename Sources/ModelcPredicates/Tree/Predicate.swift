/// A condition, and its position in the text.
///
/// Equality compares the condition only: two texts that differ in spaces, parentheses and spellings produce equal
/// trees.
package struct Predicate: Sendable {
    /// The form of the condition.
    package indirect enum Form: Hashable, Sendable {
        /// One value compared with another.
        case comparison(Comparison)
        /// All of two or more conditions, as in one chain; a chain in parentheses is a separate element.
        case and([Predicate])
        /// At least one of two or more conditions.
        case or([Predicate])
        case not(Predicate)
        /// `TRUEPREDICATE` or `FALSEPREDICATE`.
        case truth(Bool)
    }

    package let form: Form
    /// UTF-8 offsets in the text, without surrounding parentheses.
    package let range: Range<Int>

    package init(_ form: Form, range: Range<Int> = 0..<0) {
        self.form = form
        self.range = range
    }
}

extension Predicate: Hashable {
    package static func == (left: Predicate, right: Predicate) -> Bool { left.form == right.form }
    package func hash(into hasher: inout Hasher) { hasher.combine(form) }
}

/// Two values and the comparison of them.
package struct Comparison: Hashable, Sendable {
    package let left: Expression
    package let comparator: ComparisonOperator
    package let right: Expression
    package let modifier: ComparisonModifier
    package let options: ComparisonOptions

    package init(
        _ left: Expression, _ comparator: ComparisonOperator, _ right: Expression,
        modifier: ComparisonModifier = .direct, options: ComparisonOptions = []
    ) {
        self.left = left
        self.comparator = comparator
        self.right = right
        self.modifier = modifier
        self.options = options
    }
}

/// The operator of a comparison [documented]; the raw value is the canonical spelling.
package enum ComparisonOperator: String, CaseIterable, Sendable {
    /// Also `=`.
    case equal = "=="
    /// Also `<>`.
    case notEqual = "!="
    case less = "<"
    /// Also `=<`.
    case lessOrEqual = "<="
    case greater = ">"
    /// Also `=>`.
    case greaterOrEqual = ">="
    /// The right side contains the two limits; both belong to the range.
    case between = "BETWEEN"
    /// The right side is a collection that contains the left side.
    case `in` = "IN"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    /// `?` matches one character, `*` any number of them.
    case like = "LIKE"
    /// A regular expression for the whole string.
    case matches = "MATCHES"
    case conformsToType = "UTI-CONFORMS-TO"
    case equalsType = "UTI-EQUALS"
}

/// The elements of a collection on the left side that must satisfy a comparison [documented].
package enum ComparisonModifier: String, CaseIterable, Sendable {
    /// The left side itself is compared.
    case direct = ""
    /// At least one element; `SOME` is the same.
    case any = "ANY"
    case all = "ALL"
    /// No element: the same as `NOT (ANY …)`.
    case none = "NONE"
}

/// The letters in brackets after a comparison operator, as in `CONTAINS[cd]`; their order and case have no meaning.
package struct ComparisonOptions: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `c`: letter case is ignored [documented].
    package static let caseInsensitive = ComparisonOptions(rawValue: 1)
    /// `d`: accents are ignored [documented].
    package static let diacriticInsensitive = ComparisonOptions(rawValue: 2)
    /// `n`: both strings are already normalized [documented as an option of comparison predicates, the letter is seen].
    package static let normalized = ComparisonOptions(rawValue: 4)
    /// `l`: compared by the rules of the user's language [seen].
    package static let localeSensitive = ComparisonOptions(rawValue: 8)

    /// The letters in the order in which they are printed.
    static let letters: [(letter: Character, option: ComparisonOptions)] = [
        ("c", .caseInsensitive), ("d", .diacriticInsensitive), ("n", .normalized), ("l", .localeSensitive),
    ]

    /// The canonical letters without brackets; empty if there is no option.
    package var letters: String {
        String(ComparisonOptions.letters.filter { contains($0.option) }.map(\.letter))
    }
}
