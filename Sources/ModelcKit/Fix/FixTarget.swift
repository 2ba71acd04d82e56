import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcSchema

/// A version of a model with the lint findings to fix or suppress.
struct FixTarget {
    /// A function that lints the version again, as if its file contained the given model and reading the file had
    /// produced the given diagnostics.
    typealias Check = (ManagedObjectModel, [Diagnostic]) -> [JudgedFinding]

    /// The bundle, or the version if it is not in a bundle.
    var bundle: VersionedModel
    /// The form of paths in messages; nil for paths as they were read.
    var display: DisplayPath?
    /// The version as it was read, with its text.
    var version: ModelVersion
    /// The names of the versions in the git revision or copy that lint compares with; nil if there is no comparison.
    var baseVersions: Set<String>?
    /// Whether there is evidence that the current version has not shipped. Only checked if a new version is requested
    /// and the current one may be changed instead.
    var isUnshipped = false
    /// The Xcode projects that list the versions, if a new version is created.
    var projects = ProjectListings.none
    /// The findings to fix or suppress.
    var findings: [JudgedFinding]
    /// Lints the version again after a pass, with the same rules as before.
    var lint: Check

    /// The path of the bundle, for commands in messages.
    var shownPath: String { display?.path(bundle.path) ?? bundle.path }
}
