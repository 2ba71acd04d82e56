/// The risk of a plan's finding, from the worst to the least. Thresholds and the order of findings use it.
package enum MigrationRisk: String, CaseIterable, Sendable {
    /// Stored values may be lost.
    case loss
    /// Whether the migration succeeds depends on the store's data.
    case dataDependence = "data-dependence"
    /// Any other risk.
    case other
}
