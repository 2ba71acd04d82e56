/// The versions of a model to read.
package enum VersionSelection: Hashable, Sendable {
    /// The current version.
    case current
    /// The version with this name: its folder's name, its version name, or its last number if only one version has that
    /// number.
    case named(String)
    /// All versions.
    case all
}
