/// The risk of a finding of a plan, for thresholds and for the order of findings: the worst first.
package enum MigrationRisk: String, CaseIterable, Sendable {
    /// Stored values may be lost.
    case loss
    /// Whether the migration succeeds depends on what the store holds.
    case dataDependence = "data-dependence"
    /// Anything else.
    case other
}
