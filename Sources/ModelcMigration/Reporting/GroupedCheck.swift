import ModelcPlans

/// A data check with all versions whose steps have it.
package struct GroupedCheck: Hashable, Sendable {
    package var check: MigrationReport.Check
    /// The source versions of the steps.
    package var sources: [String]
}
