import ModelcLint

/// The findings of a run, as input for applying a baseline to them.
struct BaselineCandidates {
    /// The findings that a baseline may contain, in order.
    var found: [FindingKey]
    /// The findings to write into the baseline: those of `found` whose severity is high enough.
    var written: [FindingKey]
    /// Whether any finding would count without a baseline.
    var hasOpen: Bool
    /// Whether all input could be read. If not, baseline entries without a finding may still be valid.
    var isComplete: Bool
    /// Whether the run checks for the problem that a baseline entry is about. If not, a missing finding does not mean
    /// that the problem is solved.
    var includes: (FindingKey) -> Bool
    /// Matches `found` with a baseline. Returns the findings that the baseline hides, and the entries that match no
    /// finding.
    var match: (Baseline) -> BaselineMatch
}
