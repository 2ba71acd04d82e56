/// Which versions of a model to read.
package enum VersionSelection: Hashable, Sendable {
    /// The current one.
    case current
    /// The one of this name: its folder's name, its name, or its last number where only one version has it.
    case named(String)
    /// All of them.
    case all
}
