import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// All Xcode projects that name a bundle. For example, an app, an extension and an example may each have a project. If
/// the versions change, all of these projects are updated.
struct ProjectListings {
    /// The projects; the nearest one comes first.
    var all: [ProjectListing]
    /// The path of the folder that was searched, as shown in reports.
    var searched: String

    /// The value if no projects were searched for.
    static var none: ProjectListings { ProjectListings(all: [], searched: ".") }

    /// The projects that list the versions in a form that modelc can edit.
    var listed: [FoundProject] {
        all.compactMap { if case .listed(let found) = $0 { found } else { nil } }
    }

    /// The names of the versions that the projects list.
    var versionNames: [String] {
        listed.flatMap { project in project.groups.flatMap { $0.children.compactMap(project.file.fileName) } }
            .map { PathText.dropping(".xcdatamodel", from: $0) }
    }

    /// Returns the new contents of the project files. Files that do not change or cannot be edited are left out.
    func changes(_ change: ProjectFile.Change) -> [FileChange] {
        listed.compactMap { project in
            guard let bytes = project.bytes(after: change), bytes != project.file.bytes else { return nil }
            return FileChange(path: project.path, old: project.file.bytes, new: bytes)
        }
    }

    /// Returns the paths of the projects that the user must update after a change to the versions.
    func pathsToChangeByHand(after change: ProjectFile.Change) -> [String] {
        all.compactMap { listing in
            switch listing {
            case .synchronised: nil
            case .notUnderstood(let path), .conflicted(let path): path
            case .listed(let project): project.bytes(after: change) == nil ? project.path : nil
            }
        }
    }

    /// Returns an error if a project has an unresolved merge conflict; otherwise nil. If there is a conflict, the
    /// project's list of versions is unknown, so the versions must not be changed.
    func conflict(of bundle: VersionedModel) -> Diagnostic? {
        let paths = all.compactMap { if case .conflicted(let path) = $0 { path } else { nil } }
        return paths.first.map { path in
            Diagnostic(
                .versionRefused, .error,
                "the project lists the versions of '\(bundle.fileName)' and holds an unresolved merge conflict",
                at: SourceLocation(path: path), help: "resolve the conflict first; nothing was changed")
        }
    }

    /// Returns the differences between the projects and a bundle.
    ///
    /// - Parameters:
    ///   - change: a change that is applied to the projects before the comparison; nil for none.
    ///   - versions: the folder names of the bundle's versions, such as `Library 2.xcdatamodel`.
    ///   - current: the folder name of the current version; nil if the bundle has none.
    func disagreements(
        after change: ProjectFile.Change?, versions: [String], current: String?
    ) -> [(path: String, difference: ProjectFile.Disagreement)] {
        listed.compactMap { project in
            // A project that cannot be edited is skipped, because it has a warning of its own.
            let bytes = change.map(project.bytes) ?? project.file.bytes
            guard let file = bytes.flatMap(ProjectFile.init) else { return nil }
            let groups = file.groups(like: project.groups)
            return file.disagreement(of: groups, versions: versions, current: current).map { (project.path, $0) }
        }
    }
}
