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
