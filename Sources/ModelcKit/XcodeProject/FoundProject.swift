/// A project file that lists the versions of a bundle.
struct FoundProject {
    /// The path of `project.pbxproj`, as shown and written.
    var path: String
    var file: ProjectFile
    /// The groups of the bundle; several if the project contains the bundle more than once.
    var groups: [ProjectFile.VersionGroup]

    /// Returns the file after a change; nil if the file has an unknown form.
    func bytes(after change: ProjectFile.Change) -> [UInt8]? { file.bytes(changing: groups, by: change) }
}
