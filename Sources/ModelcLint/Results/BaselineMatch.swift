/// The result of matching a baseline with the findings of a run.
package struct BaselineMatch: Hashable, Sendable {
    /// For each finding, in the given order, whether it is hidden.
    package var isHidden: [Bool]
    /// The entries without a finding, sorted, with their excess counts.
    package var stale: [FindingKey]

    package init(isHidden: [Bool], stale: [FindingKey]) {
        self.isHidden = isHidden
        self.stale = stale
    }
}
