import ModelcDiagnostics
import ModelcLint

/// The findings of a run after the baseline was applied.
struct BaselinedRun {
    let run: LintedRun
    /// The findings, marked if they are in the baseline.
    var issues: [FoundIssue]
    /// Entries of the baseline that no longer match a finding.
    var stale: [FindingKey] = []
    /// Messages about the baseline, and about findings that are not reported.
    var messages: [Diagnostic] = []
    /// Whether the baseline file was changed.
    var hasWritten = false
}
