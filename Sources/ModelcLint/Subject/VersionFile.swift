/// A file of a model bundle that findings about versions can refer to.
package enum VersionFile: Hashable, Sendable {
    /// The file of the version with this name, without extension.
    case version(String)
    /// The bundle as a whole. Findings refer to the file that names the current version.
    case bundle
}
