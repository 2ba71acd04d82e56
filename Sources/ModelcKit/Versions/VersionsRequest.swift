import ModelcBase
import ModelcDiagnostics

/// The action on the versions of a model.
package struct VersionsRequest {
    package enum Task: Hashable, Sendable {
        case list
        /// Adds a copy of a version. A nil `name` is the next name of the series, and a nil `from` is the current version.
        case add(name: String?, from: String?, becomesCurrent: Bool)
        case use(String)
        case rename(String, to: String)
        case remove(String)
        /// Removes all versions before the given one.
        case prune(keepingFrom: String)

        /// The version that it names, which has to be there.
        var wanted: String? {
            switch self {
            case .list: nil
            case .add(_, let name, _): name
            case .use(let name), .rename(let name, _), .remove(let name), .prune(let name): name
            }
        }
    }

    /// The path of the model; nil for the project's only model.
    var path: String?
    package var task = Task.list
    /// Whether to rename or remove a version even if it is locked, has shipped, or is used by a mapping model.
    package var isForced = false
    /// Whether the run is a dry run: it writes nothing.
    package var isRehearsal = false

    package init(path: String? = nil) { self.path = path }
}

/// The versions of a model, and the changes made to them.
package struct VersionsOutcome: RunOutcome {
    /// A version.
    package struct Version: Hashable, Sendable {
        package var name: String
        package var isCurrent: Bool
        package var isLocked: Bool
        /// Whether the version has shipped, according to the configuration or its tags.
        package var isReleased = false
    }

    /// An Xcode project that names the bundle, or a file that takes its place.
    package enum ProjectReference: Hashable, Sendable {
        /// The project at the path synchronises the folder, and lists no versions.
        case synchronised(String)
        /// The project file at the path lists the versions, and is edited.
        case listed(String)
        /// The project file at the path lists the versions in an unknown form, and is not edited.
        case notUnderstood(String)
        /// A Swift package, which lists no versions.
        case package(String)
        /// The project is generated from the file at the path; the command generates it again.
        case generated(String, command: String)

        /// The word for this case in documents.
        package var word: String {
            switch self {
            case .synchronised: "synchronised"
            case .listed: "listed"
            case .notUnderstood: "not-understood"
            case .package: "package"
            case .generated: "generated"
            }
        }

        /// The words for all cases.
        package static let words = ["synchronised", "listed", "not-understood", "package", "generated"]

        /// The path of the project file.
        package var path: String {
            switch self {
            case .synchronised(let path), .listed(let path), .notUnderstood(let path), .package(let path),
                .generated(let path, _):
                path
            }
        }
    }

    /// A file or folder that changes.
    package struct File: Hashable, Sendable {
        package enum Action: String, Hashable, Sendable {
            case created
            case changed
            case removed
        }

        package var path: String
        package var action: Action
    }

    /// The path of the model.
    package var path: String
    /// The versions after the run.
    package var versions: [Version]
    /// The changes, as sentences without a final period; empty for a list.
    package var done: [String]
    /// The projects that name the bundle, nearest first.
    package var projects: [ProjectReference]
    /// The folder that was searched for projects.
    package var searched: String
    /// The changes on disk.
    package var files: [File]
    /// The versions whose stores have a migration path to the current version now, but not after the change.
    package var stranded: [String] = []
    package var isRehearsal: Bool
    package var messages: [Diagnostic]

    package var result: RunResult { .done }

    package var hasWritten: Bool { !isRehearsal && !files.isEmpty }
    /// Empty: the messages do not refer to positions in source text.
    package var sources: [String: SourceText] { [:] }
}

extension DiagnosticID {
    static let projectNotEdited = DiagnosticID("project-not-edited")
    static let projectDisagrees = DiagnosticID("project-disagrees")
}

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
