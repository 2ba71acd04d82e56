/// How two values are compared [documented]; the raw value is the canonical spelling.
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
    /// The right side holds the two limits; both belong to the span.
    case between = "BETWEEN"
    /// The right side is a collection that holds the left side.
    case `in` = "IN"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    /// `?` stands for one character, `*` for any number of them.
    case like = "LIKE"
    /// A regular expression for the whole text.
    case matches = "MATCHES"
    case conformsToType = "UTI-CONFORMS-TO"
    case equalsType = "UTI-EQUALS"
}
