import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// All Xcode projects that name a bundle: an app, an extension and an example may each have a project. All of them change with
/// the bundle's versions.
struct ProjectListings {
    /// The listings, nearest first.
    var all: [ProjectListing]
    /// The folder that was searched, as shown in reports.
    var searched: String

    /// The value if no search was made.
    static var none: ProjectListings { ProjectListings(all: [], searched: ".") }

    /// The project files in a known form.
    var listed: [FoundProject] {
        all.compactMap { if case .listed(let found) = $0 { found } else { nil } }
    }

    /// The names of the versions that the projects list.
    var versionNames: [String] {
        listed.flatMap { project in project.groups.flatMap { $0.children.compactMap(project.file.fileName) } }
            .map { PathText.dropping(".xcdatamodel", from: $0) }
    }

    /// Returns the changes of the project files that need a change and can be edited.
    func changes(_ change: ProjectFile.Change) -> [FileChange] {
        listed.compactMap { project in
            guard let bytes = project.bytes(after: change), bytes != project.file.bytes else { return nil }
            return FileChange(path: project.path, old: project.file.bytes, new: bytes)
        }
    }

    /// Returns the paths of the projects that must be changed by hand after a change of the versions.
    func pathsToChangeByHand(after change: ProjectFile.Change) -> [String] {
        all.compactMap { listing in
            switch listing {
            case .synchronised: nil
            case .notUnderstood(let path), .conflicted(let path): path
            case .listed(let project): project.bytes(after: change) == nil ? project.path : nil
            }
        }
    }

    /// Returns an error if the versions must not change now: a project has a conflict, so its list of versions is unknown.
    /// Nil if there is no conflict.
    func conflict(of bundle: VersionedModel) -> Diagnostic? {
        let paths = all.compactMap { if case .conflicted(let path) = $0 { path } else { nil } }
        return paths.first.map { path in
            Diagnostic(
                .versionRefused, .error,
                "the project lists the versions of '\(bundle.fileName)' and holds an unresolved merge conflict",
                at: SourceLocation(path: path), help: "resolve the conflict first; nothing was changed")
        }
    }

    /// Returns the differences between projects and a bundle.
    ///
    /// - Parameters:
    ///   - change: the change to apply to the projects first; nil for none.
    ///   - versions: the folder names of the bundle's versions.
    ///   - current: the folder name of the current version; nil if the bundle does not name one.
    func disagreements(
        after change: ProjectFile.Change?, versions: [String], current: String?
    ) -> [(path: String, difference: ProjectFile.Disagreement)] {
        listed.compactMap { project in
            // A project that cannot be edited has its own warning.
            let bytes = change.map(project.bytes) ?? project.file.bytes
            guard let file = bytes.flatMap(ProjectFile.init) else { return nil }
            let groups = file.groups(like: project.groups)
            return file.disagreement(of: groups, versions: versions, current: current).map { (project.path, $0) }
        }
    }
}
