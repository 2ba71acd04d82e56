import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// How an Xcode project has the versions of a bundle.
enum ProjectListing {
    /// The project at a path synchronises the folder of the bundle, and lists nothing that is in it.
    case synchronised(String)
    case listed(FoundProject)
    /// The project at a path names the bundle, and cannot be edited.
    case notUnderstood(String)
    /// The project at a path names the bundle, and has a conflict of git that nobody has resolved.
    case conflicted(String)
}

/// A project file that lists the versions of a bundle.
struct FoundProject {
    /// The path of `project.pbxproj`, as it is shown and written.
    var path: String
    var file: ProjectFile
    /// The groups of the bundle: one, or several where it is in the project more than once.
    var groups: [ProjectFile.VersionGroup]

    /// The file after a change; nil where it is not understood well enough.
    func bytes(after change: ProjectFile.Change) -> [UInt8]? { file.bytes(changing: groups, by: change) }
}

/// All Xcode projects that name a bundle: an app and its extension, or an example, may each have one. They change with its versions.
struct ProjectListings {
    /// The nearest first.
    var all: [ProjectListing]
    /// The folder that was searched, as it is shown.
    var searched: String

    /// Nothing was looked for.
    static var none: ProjectListings { ProjectListings(all: [], searched: ".") }

    /// Those that are understood.
    var listed: [FoundProject] {
        all.compactMap { if case .listed(let found) = $0 { found } else { nil } }
    }

    /// The names of the versions that the projects list.
    var versionNames: [String] {
        listed.flatMap { project in project.groups.flatMap { $0.children.compactMap(project.file.fileName) } }
            .map { PathText.dropping(".xcdatamodel", from: $0) }
    }

    /// The changes of the project files that have something to change, and can be changed.
    func changes(_ change: ProjectFile.Change) -> [FileChange] {
        listed.compactMap { project in
            guard let bytes = project.bytes(after: change), bytes != project.file.bytes else { return nil }
            return FileChange(path: project.path, old: project.file.bytes, new: bytes)
        }
    }

    /// The paths of the projects that have to be changed by hand after a change of the versions.
    func pathsToChangeByHand(after change: ProjectFile.Change) -> [String] {
        all.compactMap { listing in
            switch listing {
            case .synchronised: nil
            case .notUnderstood(let path), .conflicted(let path): path
            case .listed(let project): project.bytes(after: change) == nil ? project.path : nil
            }
        }
    }

    /// Why the versions must not change now; nil where they may. What a project lists is to be known again first.
    func conflict(of bundle: VersionedModel) -> Diagnostic? {
        let paths = all.compactMap { if case .conflicted(let path) = $0 { path } else { nil } }
        return paths.first.map { path in
            Diagnostic(
                .versionRefused, .error,
                "the project lists the versions of '\(bundle.fileName)' and holds an unresolved merge conflict",
                at: SourceLocation(path: path), help: "resolve the conflict first; nothing was changed")
        }
    }

    /// How projects differ from a bundle.
    ///
    /// - Parameters:
    ///   - change: what is done to them first; nil for nothing.
    ///   - versions: the folders of the bundle's versions.
    ///   - current: the folder of the current one; nil where the bundle does not say.
    func disagreements(
        after change: ProjectFile.Change?, versions: [String], current: String?
    ) -> [(path: String, difference: ProjectFile.Disagreement)] {
        listed.compactMap { project in
            // One that cannot be changed is reported for that.
            let bytes = change.map(project.bytes) ?? project.file.bytes
            guard let file = bytes.flatMap(ProjectFile.init) else { return nil }
            let groups = file.groups(like: project.groups)
            return file.disagreement(of: groups, versions: versions, current: current).map { (project.path, $0) }
        }
    }
}

extension ModelVersion {
    /// The name of the version's folder, by which projects list it.
    var folderName: String { name + ".xcdatamodel" }
}

extension DiagnosticID {
    /// The versions of a bundle cannot be changed as it was asked for.
    static let versionRefused = DiagnosticID("version-refused")
}
