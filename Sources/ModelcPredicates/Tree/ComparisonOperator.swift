/// The operator of a comparison [documented]. The raw value is the canonical spelling.
package enum ComparisonOperator: String, CaseIterable, Sendable {
    /// Equal. Also written `=`.
    case equal = "=="
    /// Not equal. Also written `<>`.
    case notEqual = "!="
    case less = "<"
    /// Less or equal. Also written `=<`.
    case lessOrEqual = "<="
    case greater = ">"
    /// Greater or equal. Also written `=>`.
    case greaterOrEqual = ">="
    /// The right side is a list of the lower and the upper limit. Both limits belong to the range.
    case between = "BETWEEN"
    /// The right side is a collection that contains the left side.
    case `in` = "IN"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    /// A pattern: `?` matches one character, `*` any number of characters.
    case like = "LIKE"
    /// A regular expression that must match the whole string.
    case matches = "MATCHES"
    case conformsToType = "UTI-CONFORMS-TO"
    case equalsType = "UTI-EQUALS"
}
