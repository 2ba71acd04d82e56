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
    }

    /// The model's path; nil for the only one of the project.
    package var path: String?
    package var task = Task.list
    /// Whether a version is removed that is locked, or that a mapping model starts or ends at.
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
        /// Nowhere: a Swift package, a generated project, or folders that Xcode synchronises.
        case none
        /// In a project file, which is edited.
        case listed(String)
    }

    /// The path of the model.
    package var path: String
    /// The versions, as they are after the run.
    package var versions: [Version]
    /// What was done, as sentences without a final stop; empty for a list.
    package var done: [String]
    package var project: Project
    /// The paths of the files that change.
    package var files: [String]
    package var isRehearsal: Bool
    package var messages: [Diagnostic]
}

extension DiagnosticID {
    package static let versionRefused = DiagnosticID("version-refused")
}
