import ModelcBase
import ModelcDiagnostics

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
