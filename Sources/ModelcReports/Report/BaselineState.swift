/// Whether a finding is in the baseline.
package enum BaselineState: String, CaseIterable, Sendable {
    /// It is not, or there is no baseline.
    case new
    /// It is, and does not count.
    case unchanged
}
