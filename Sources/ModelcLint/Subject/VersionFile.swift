/// The files of a bundle that can have findings about versions.
package enum VersionFile: Hashable, Sendable {
    /// The file of the version with this name.
    case version(String)
    /// The bundle as a whole: the file that names the current version.
    case bundle
}
