import ModelcDiagnostics
import ModelcLint
import ModelcSchema

/// A version of a model with what lint says of it.
struct FixTarget {
    /// Lints the version as if its file held a model and the faults that were met while that was read.
    typealias Check = (ManagedObjectModel, [Diagnostic]) -> [JudgedFinding]

    /// The bundle, or the version that stands alone.
    var bundle: VersionedModel
    /// The version as it was read, with its text.
    var version: ModelVersion
    /// The versions that the state to compare with has; nil where nothing is compared.
    var baseVersions: Set<String>?
    /// The Xcode projects that list the versions, where a new one is to be made.
    var projects = ProjectListings.none
    /// What is to be mended or suppressed.
    var findings: [JudgedFinding]
    /// What there is to mend in the version after a pass, by the same rules.
    var lint: Check
}
