import ModelcBase

/// The build description of a bundle that no Xcode project names: a Swift package, or the description that a tool generates the
/// project from.
struct ProjectManifest {
    /// The nearest description in the folders above the bundle; nil if there is none.
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

    /// The file names, with the command that generates the project again; nil if none is needed. A package may be in the same
    /// folder as the description of a project that uses it.
    private static let manifests: [(name: String, command: String?)] = [
        ("project.yml", "xcodegen generate"), ("project.yaml", "xcodegen generate"),
        ("Project.swift", "tuist generate"),
        ("Package.swift", nil),
    ]
}
