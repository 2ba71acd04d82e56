import ModelcDisk

/// What a bundle is built with where no Xcode project names it: a Swift package, or the description that a tool generates the
/// project from.
struct ProjectManifest {
    /// The nearest of those in the folders above the bundle; nil for none.
    let project: VersionsOutcome.Project?

    init(around bundle: String, in workspace: Workspace) {
        project =
            ProjectFolders(around: bundle, in: workspace).above.lazy.compactMap { folder in
                ProjectManifest.project(in: folder, workspace)
            }.first
    }

    private static func project(in folder: String, _ workspace: Workspace) -> VersionsOutcome.Project? {
        for (name, command) in manifests {
            let path = folder + "/" + name
            guard FileSystem.kind(of: path) == .file else { continue }
            let shown = workspace.display.path(path, from: ".")
            return command.map { .generated(shown, command: $0) } ?? .package(shown)
        }
        return nil
    }

    /// The files with the command that generates the project anew; nil where nothing has to be done. A package may stand
    /// beside the description of a project that uses it.
    private static let manifests: [(name: String, command: String?)] = [
        ("project.yml", "xcodegen generate"), ("project.yaml", "xcodegen generate"),
        ("Project.swift", "tuist generate"),
        ("Package.swift", nil),
    ]
}
