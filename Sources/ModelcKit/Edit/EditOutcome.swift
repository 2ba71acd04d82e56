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
    /// A setting of an element that changed although the comparison of versions ignores it, because no store depends on
    /// it.
    package struct OtherChange: Hashable, Sendable {
        /// The path of the element, as in `Book.title`; empty for the model.
        package var path: String
        /// The name of the setting in an edit action, such as `hash-modifier` for `--hash-modifier`.
        package var setting: String
        /// The old value, as in `no`, `swift` or `nothing`.
        package var old: String
        package var new: String
    }

    /// The path of the model that was edited.
    package var path: String
    /// The version before the edit. If the version was edited in place, `new` has the same name as `old`.
    package var old: ComparedVersion
    package var new: ComparedVersion
    /// The number of actions that were applied.
    package var actionCount: Int
    /// The difference between `old` and `new`.
    package var difference: ModelDifference
    /// The changed settings that `difference` does not contain, in the order of the model.
    package var otherChanges: [OtherChange]
    /// True if it is not known whether the version hash changes.
    package var isHashUnverified: Bool
    /// The migration that a store of `old` needs to be opened with `new`.
    package var verdict: MigrationVerdict
    /// The lint findings that the version did not have before.
    package var newFindings: [ProjectFinding]
    /// The elements that were removed because they referred to elements that the actions remove.
    package var removedAlong: [String]
    /// The files that change.
    package var changes: [FileChange]
    /// The folder of a new version, which is created before the files are written.
    var newFolder: String?
    package var isRehearsal: Bool
    /// Whether to report a finding if anything would change.
    var isCheck: Bool
    /// Messages that are not lint findings.
    package var messages: [Diagnostic]
    /// Whether the edited version may have shipped.
    package var shipping: ShippingState
    /// True if a new version was requested, but the current version was edited because it has not shipped yet.
    package var reusesNewVersion: Bool
    /// Whether the edited version is the current one. Only then could the edit create a new version.
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
