import ModelcDiagnostics
import ModelcLint

/// The result of applying a baseline to the findings of a run.
struct BaselineResult {
    /// For each finding in `found`, whether it is hidden.
    var isHidden: [Bool]
    /// Entries without a finding.
    var stale: [FindingKey] = []
    /// Whether the file was changed.
    var hasWritten = false
    var messages: [Diagnostic] = []
}
