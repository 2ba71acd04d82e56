import ModelcDiagnostics
import ModelcSchema

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
    }

    /// The model's path; nil for the only one of the project.
    package var path: String?
    package var task = Task.list
    /// Whether a version is renamed or removed that is locked, has shipped, or that a mapping model starts or ends at.
    package var isForced = false
    /// Whether nothing is written.
    package var isRehearsal = false

    package init(path: String? = nil) { self.path = path }
}

/// The versions of a model, and what was done with them.
package struct VersionsOutcome {
    /// A version.
    package struct Version: Hashable, Sendable {
        package var name: String
        package var isCurrent: Bool
        package var isLocked: Bool
    }

    /// Where else the versions are listed, so that a new one has to be added there.
    package enum Project: Hashable, Sendable {
        /// Nowhere: a Swift package, a generated project, a model that no project has.
        case none
        /// Nowhere: the project at the path synchronises the folder.
        case synchronised(String)
        /// In the project file at the path, which is edited.
        case listed(String)
        /// In the project file at the path, in a form that is not understood: it is not edited.
        case notUnderstood(String)

        /// The word for it in documents.
        package var word: String {
            switch self {
            case .none: "none"
            case .synchronised: "synchronised"
            case .listed: "listed"
            case .notUnderstood: "not-understood"
            }
        }

        /// The words of all.
        package static let words = ["none", "synchronised", "listed", "not-understood"]

        /// The path of the project file; nil where there is none.
        package var path: String? {
            switch self {
            case .none: nil
            case .synchronised(let path), .listed(let path), .notUnderstood(let path): path
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
    package var project: Project
    /// What changes on disk.
    package var files: [File]
    /// The versions whose stores have a migration path to the current version now, and none afterwards.
    package var stranded: [String] = []
    package var isRehearsal: Bool
    package var messages: [Diagnostic]
}

extension DiagnosticID {
    package static let versionRefused = DiagnosticID("version-refused")
    package static let projectNotEdited = DiagnosticID("project-not-edited")
}
