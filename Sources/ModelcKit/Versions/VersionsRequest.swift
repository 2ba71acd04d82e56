import ModelcDiagnostics
import ModelcDisk
import ModelcText

/// What is to be done with the versions of a model.
package struct VersionsRequest {
    package enum Task: Hashable, Sendable {
        case list
        /// A copy of a version under a name; nil for the name that is next, and for the current version.
        case add(name: String?, from: String?, becomesCurrent: Bool)
        case use(String)
        case rename(String, to: String)
        case remove(String)
        /// Removes all versions before one.
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

    /// The model's path; nil for the only one of the project.
    var path: String?
    package var task = Task.list
    /// Whether a version is renamed or removed that is locked, has shipped, or that a mapping model starts or ends at.
    package var isForced = false
    /// Whether nothing is written.
    package var isRehearsal = false

    package init(path: String? = nil) { self.path = path }
}

/// The versions of a model, and what was done with them.
package struct VersionsOutcome: RunOutcome {
    /// A version.
    package struct Version: Hashable, Sendable {
        package var name: String
        package var isCurrent: Bool
        package var isLocked: Bool
        /// Whether it has shipped, as the configuration or its tags say.
        package var isReleased = false
    }

    /// An Xcode project that names the bundle, or what stands in for one.
    package enum ProjectReference: Hashable, Sendable {
        /// The project at the path synchronises the folder, and lists nothing.
        case synchronised(String)
        /// In the project file at the path, which is edited.
        case listed(String)
        /// In the project file at the path, in a form that is not understood: it is not edited.
        case notUnderstood(String)
        /// A Swift package: it lists no versions.
        case package(String)
        /// The file at the path is what a tool generates the project from, and the command does it again.
        case generated(String, command: String)

        /// The word for it in documents.
        package var word: String {
            switch self {
            case .synchronised: "synchronised"
            case .listed: "listed"
            case .notUnderstood: "not-understood"
            case .package: "package"
            case .generated: "generated"
            }
        }

        /// The words of all.
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

    /// A file or a folder that changes.
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
    /// The versions, as they are after the run.
    package var versions: [Version]
    /// What was done, as sentences without a final stop; empty for a list.
    package var done: [String]
    /// The projects that name the bundle, the nearest first.
    package var projects: [ProjectReference]
    /// The folder in which projects were looked for.
    package var searched: String
    /// What changes on disk.
    package var files: [File]
    /// The versions whose stores have a migration path to the current version now, and none afterwards.
    package var stranded: [String] = []
    package var isRehearsal: Bool
    package var messages: [Diagnostic]

    package var result: RunResult { .done }

    package var hasWritten: Bool { !isRehearsal && !files.isEmpty }
    /// None: its messages point into no text that was read.
    package var sources: [String: SourceText] { [:] }
}

extension DiagnosticID {
    static let projectNotEdited = DiagnosticID("project-not-edited")
    static let projectDisagrees = DiagnosticID("project-disagrees")
}

/// What a bundle is built with where no Xcode project names it: a Swift package, or the description that a tool generates the
/// project from.
struct ProjectManifest {
    /// The nearest of those in the folders above the bundle; nil for none.
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

    /// The files with the command that generates the project anew; nil where nothing has to be done. A package may stand
    /// beside the description of a project that uses it.
    private static let manifests: [(name: String, command: String?)] = [
        ("project.yml", "xcodegen generate"), ("project.yaml", "xcodegen generate"),
        ("Project.swift", "tuist generate"),
        ("Package.swift", nil),
    ]
}
