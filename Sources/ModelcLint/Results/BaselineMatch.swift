/// The result of matching a baseline with the findings of a run.
package struct BaselineMatch: Hashable, Sendable {
    /// For each finding, in the given order, whether the baseline hides it.
    package var isHidden: [Bool]
    /// The tolerated entries without a matching finding, sorted. An entry is repeated for each tolerated occurrence
    /// that was not found.
    package var stale: [FindingKey]

    package init(isHidden: [Bool], stale: [FindingKey]) {
        self.isHidden = isHidden
        self.stale = stale
    }
}
