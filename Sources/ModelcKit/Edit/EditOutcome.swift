import ModelcBase
import ModelcDiagnostics
import ModelcEditing
import ModelcFiles
import ModelcLint
import ModelcPlans
import ModelcSchema
import ModelcSettings

/// The changes of an edit, or of a dry run.
package struct EditOutcome: RunOutcome {
    /// A setting that changed and that comparisons of versions ignore.
    package struct OtherChange: Hashable, Sendable {
        /// The path of the element, as in `Book.title`; empty for the model.
        package var path: String
        /// The name of the setting in an edit action, such as `hash-modifier` for `--hash-modifier`.
        package var setting: String
        /// The old value, as in `no`, `swift` or `nothing`.
        package var old: String
        package var new: String
    }

    /// The path of the model.
    package var path: String
    /// The version before the edit. If the version was edited in place, `new` has the same name.
    package var old: ComparedVersion
    package var new: ComparedVersion
    /// The number of actions.
    package var actionCount: Int
    /// The difference between the two versions.
    package var difference: ModelDifference
    /// The other changes, in the order of the model.
    package var otherChanges: [OtherChange]
    /// True if it is not known whether the version hash changes.
    package var isHashUnverified: Bool
    /// The migration between the two versions.
    package var verdict: MigrationVerdict
    /// The lint findings that the version did not have before.
    package var newFindings: [ProjectFinding]
    /// The elements that were removed in addition to the elements that the actions name.
    package var removedAlong: [String]
    /// The files that change.
    package var changes: [FileChange]
    /// The folder of a new version, which is created before the files are written.
    var newFolder: String?
    package var isRehearsal: Bool
    /// Whether to report a finding if anything would change.
    var isCheck: Bool
    /// Other messages.
    package var messages: [Diagnostic]
    /// Whether the edited version may have shipped.
    package var shipping: ShippingState
    /// True if a new version was requested, but the edited version is used because it is new enough.
    package var reusesNewVersion: Bool
    /// Whether the edited version is the current one, from which an edit can create a new version.
    package var wasCurrent: Bool

    package var result: RunResult { isCheck && !changes.isEmpty ? .findings : .done }

    package var hasWritten: Bool { !isRehearsal && !changes.isEmpty }
    /// Always empty: the messages do not refer to a text that was read.
    package var sources: [String: SourceText] { [:] }

    /// Whether the edit created a new version.
    package var isNewVersion: Bool { old.name != new.name }

    /// The files that change, and whether each is new.
    package var fileActions: [(path: String, isNew: Bool)] { changes.map { ($0.path, $0.old == nil) } }

    /// The changes as a unified diff.
    package var diff: String { changes.map(\.unifiedDiff).joined() }
}
