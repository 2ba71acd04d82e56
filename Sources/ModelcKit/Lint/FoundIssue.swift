import ModelcLint
import ModelcSchema

/// A lint finding with its bundle and version, and whether it is in the baseline.
struct FoundIssue {
    var judged: JudgedFinding
    /// The bundle's path as reports show it.
    var bundle: String
    /// The version; nil for a finding about the whole bundle.
    var version: ModelVersion?
    /// The bundle; set only for a finding about the whole bundle.
    var model: VersionedModel?
    var isInBaseline = false
    /// Whether the state given with `--against` also has the finding. If so, the finding is not new.
    var isInBase = false

    /// Whether the finding counts: it is not suppressed, not in the baseline, and not in the state given with
    /// `--against`.
    var isOpen: Bool { judged.suppression == nil && !isInBaseline && !isInBase }

    /// Whether the finding counts and its problem prevented reading a part of the model.
    var leavesUnread: Bool { isOpen && judged.leavesUnread }

    /// Whether a baseline may contain the finding.
    var isBaselined: Bool { judged.suppression == nil && !judged.rule.isStructural }
}
