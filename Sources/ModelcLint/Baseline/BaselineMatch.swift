/// What a baseline has to say to the findings of a run.
package struct BaselineMatch: Hashable, Sendable {
    /// Of each finding, in the order they were given, whether it is hidden.
    package var isHidden: [Bool]
    /// The entries that nothing was found for, sorted; as often as they are in excess.
    package var stale: [FindingKey]
}
