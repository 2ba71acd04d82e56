import ModelcLint

/// The findings of a run after the baseline was applied.
struct BaselineOutcome {
    var issues: [FoundIssue]
    /// Entries of the baseline that no longer match a finding.
    var stale: [FindingKey] = []
    /// Whether the file was changed.
    var hasWritten = false
}
