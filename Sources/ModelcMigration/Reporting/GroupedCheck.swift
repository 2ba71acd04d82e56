import ModelcPlans

/// A data check, and all versions whose migration steps need it.
package struct GroupedCheck: Hashable, Sendable {
    package var check: MigrationReport.Check
    /// The source versions of the steps.
    package var sources: [String]
}
