import ModelcBase

/// Finds the file that describes the build of a bundle. It is used if no Xcode project names the bundle. The file is
/// the manifest of a Swift package, or the description from which a tool generates the Xcode project.
struct ProjectManifest {
    /// The nearest manifest of a package or description of an Xcode project, in the folders above the bundle; nil if
    /// there is none.
    let project: VersionsOutcome.ProjectReference?

    init(around bundle: String, in workspace: Workspace) {
        project =
            ProjectFolders(around: bundle, in: workspace).above.lazy.compactMap { folder in
                ProjectManifest.project(in: folder, workspace)
            }.first
    }

    private static func project(in folder: String, _ workspace: Workspace) -> VersionsOutcome.ProjectReference? {
        for (name, command) in manifests {
            let path = folder + "/" + name
            guard FileSystem.kind(of: path) == .file else { continue }
            let shown = workspace.display.path(path, from: ".")
            return command.map { .generated(shown, command: $0) } ?? .package(shown)
        }
        return nil
    }

    /// The names of the manifest files, such as `project.yml`, with the command that generates the Xcode project again;
    /// nil if no command is needed. `Package.swift` is the last one, because a folder may contain both a package and
    /// the description of a project that uses it.
    private static let manifests: [(name: String, command: String?)] = [
        ("project.yml", "xcodegen generate"), ("project.yaml", "xcodegen generate"),
        ("Project.swift", "tuist generate"),
        ("Package.swift", nil),
    ]
}
