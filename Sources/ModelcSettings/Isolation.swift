/// The actor isolation of the generated declarations.
package enum Isolation: String, ConfigurationChoice {
    /// Declarations are marked `nonisolated`, which matters in modules whose default isolation is the main actor
    /// (SE-0449).
    case nonisolated
    /// Declarations have no isolation keyword: for compilers before Swift 6.1.
    case none
}
