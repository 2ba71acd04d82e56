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
