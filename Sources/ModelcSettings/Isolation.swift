/// The actor isolation of the generated declarations.
package enum Isolation: String, ConfigurationChoice {
    /// Declarations are marked `nonisolated`. This is necessary in modules with the main actor as default isolation
    /// (SE-0449).
    case nonisolated
    /// Declarations have no isolation keyword, for compilers before Swift 6.1.
    case none
}
