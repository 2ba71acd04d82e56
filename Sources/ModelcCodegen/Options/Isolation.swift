/// How the generated declarations stand to actors.
package enum Isolation: String, CaseIterable, Sendable {
    /// Declarations say `nonisolated`, which matters in modules whose default isolation is the main actor (SE-0449).
    case nonisolated
    /// Declarations say nothing: for compilers before Swift 6.1.
    case none
}
