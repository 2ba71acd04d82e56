/// A finding about several versions, with the file that it is shown in.
package struct VersionFinding: Hashable, Sendable {
    package var finding: Finding
    package var file: VersionFile

    init(_ finding: Finding, in file: VersionFile) {
        self.finding = finding
        self.file = file
    }
}

/// The files of a bundle that findings about versions stand in.
package enum VersionFile: Hashable, Sendable {
    /// The file of the version of this name.
    case version(String)
    /// The bundle as a whole: the file that names the current version.
    case bundle
}
