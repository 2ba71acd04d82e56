import ModelcDiagnostics
import ModelcLint

/// The result of applying a baseline to the findings of a run.
struct BaselineResult {
    /// For each element of `found` in the candidates, in the same order, whether the baseline hides the finding.
    var isHidden: [Bool]
    /// The entries that no longer match a finding.
    var stale: [FindingKey] = []
    /// Whether the baseline file was changed.
    var hasWritten = false
    var messages: [Diagnostic] = []
}
