/// The result of matching a baseline with the findings of a run.
package struct BaselineMatch: Hashable, Sendable {
    /// For each finding, in the given order, whether the baseline hides it.
    package var isHidden: [Bool]
    /// The entries that match no finding, sorted. An entry that is tolerated too often is repeated.
    package var stale: [FindingKey]

    package init(isHidden: [Bool], stale: [FindingKey]) {
        self.isHidden = isHidden
        self.stale = stale
    }
}
