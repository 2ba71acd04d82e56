import ModelcBase
import ModelcDiagnostics

/// The versions of a model after the run, and the changes.
package struct VersionsOutcome: RunOutcome {
    /// A version of the bundle, as `modelc versions` lists it.
    package struct Version: Hashable, Sendable {
        package var name: String
        package var isCurrent: Bool
        package var isLocked: Bool
        /// Whether the version has shipped, according to the configuration or its git tags.
        package var isReleased = false
    }

    /// An Xcode project that names the bundle, or if there is none, a file that describes the project.
    package enum ProjectReference: Hashable, Sendable {
        /// The Xcode project synchronises the folder of the bundle, so it does not list the versions. The value is the
        /// path of the project file.
        case synchronised(String)
        /// The project file lists the versions. It is updated when they change. The value is its path.
        case listed(String)
        /// The project file lists the versions in a form that modelc does not support. It is not updated. The value is
        /// its path.
        case notUnderstood(String)
        /// A Swift package, which does not list the versions. The value is the path of `Package.swift`.
        case package(String)
        /// The Xcode project is generated. The first value is the path of the file it is generated from, and `command`
        /// generates the project again.
        case generated(String, command: String)

        /// The name of this case in JSON output.
        package var word: String {
            switch self {
            case .synchronised: "synchronised"
            case .listed: "listed"
            case .notUnderstood: "not-understood"
            case .package: "package"
            case .generated: "generated"
            }
        }

        /// The names of all cases in JSON output.
        package static let words = ["synchronised", "listed", "not-understood", "package", "generated"]

        /// The path of the project file, manifest or description.
        package var path: String {
            switch self {
            case .synchronised(let path), .listed(let path), .notUnderstood(let path), .package(let path),
                .generated(let path, _):
                path
            }
        }
    }

    /// A file or folder that the run changes.
    package struct File: Hashable, Sendable {
        package enum Action: String, Hashable, Sendable {
            case created
            /// A folder of a version with a new name, which is the path.
            case renamed
            case changed
            case removed
        }

        package var path: String
        package var action: Action
    }

    /// The path of the model, as reports show it.
    package var path: String
    /// The versions after the run.
    package var versions: [Version]
    /// The changes, as sentences without a final period; empty if the versions were only listed.
    package var done: [String]
    /// The projects that name the bundle. The nearest one comes first.
    package var projects: [ProjectReference]
    /// The folder that was searched for projects.
    package var searched: String
    /// The changed files and folders.
    package var files: [File]
    /// The names of the versions whose stores can be migrated to the current version before the change, but not after
    /// it.
    package var stranded: [String] = []
    package var isRehearsal: Bool
    package var messages: [Diagnostic]

    package var result: RunResult { .done }

    package var hasWritten: Bool { !isRehearsal && !files.isEmpty }
    /// Always empty, because the messages do not refer to positions in files.
    package var sources: [String: SourceText] { [:] }
}
