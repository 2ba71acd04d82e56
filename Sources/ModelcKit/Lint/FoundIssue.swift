import ModelcLint
import ModelcSchema

/// A finding with its bundle and version, and its state in the baseline.
struct FoundIssue {
    var judged: JudgedFinding
    /// The bundle's path as reports show it.
    var bundle: String
    /// The version; nil for a finding about the whole bundle.
    var version: ModelVersion?
    /// The bundle, for a finding about the whole bundle.
    var model: VersionedModel?
    var isInBaseline = false
    /// Whether the state named with `--against` has the finding as well, so that the change did not introduce it.
    var isInBase = false

    /// Whether the finding counts: it is not suppressed, is not in the baseline, and was introduced by the change.
    var isOpen: Bool { judged.suppression == nil && !isInBaseline && !isInBase }

    /// Whether a part of the model could not be read because of the problem.
    var leavesUnread: Bool { isOpen && judged.leavesUnread }

    /// Whether a baseline may contain the finding.
    var isBaselined: Bool { judged.suppression == nil && !judged.rule.isStructural }
}
