/// Which elements of a collection on the left side must satisfy a comparison [documented].
package enum ComparisonModifier: String, CaseIterable, Sendable {
    /// No modifier: the left side itself is compared.
    case direct = ""
    /// At least one element. `SOME` has the same meaning.
    case any = "ANY"
    case all = "ALL"
    /// No element. Has the same meaning as `NOT (ANY …)`.
    case none = "NONE"
}
