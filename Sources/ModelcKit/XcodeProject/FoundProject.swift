/// An Xcode project file that lists the versions of a bundle.
struct FoundProject {
    /// The path of `project.pbxproj`, for messages and for writing.
    var path: String
    var file: ProjectFile
    /// The version groups of the bundle. There are several if the project contains the bundle more than once.
    var groups: [ProjectFile.VersionGroup]

    /// Returns the content of the file after a change; nil if modelc does not support the form of the file.
    func bytes(after change: ProjectFile.Change) -> [UInt8]? { file.bytes(changing: groups, by: change) }
}
