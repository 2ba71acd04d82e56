import ModelcLint

/// The findings of a run that matter for a baseline.
struct BaselineCandidates {
    /// The findings that a baseline can hold, in order.
    var found: [FindingKey]
    /// The findings that are severe enough to be written.
    var written: [FindingKey]
    /// Whether any finding counts if there is no baseline.
    var hasOpen: Bool
    /// Whether all input could be read. Unread input may have findings that are in the baseline.
    var isComplete: Bool
    /// Whether the run covers an entry: it would have found the entry's finding.
    var includes: (FindingKey) -> Bool
    /// Matches `found` with a baseline: the findings that it hides, and its entries without a finding.
    var match: (Baseline) -> BaselineMatch
}
