import ModelcPlans

/// A data check, and all versions whose migration steps need it.
package struct GroupedCheck: Hashable, Sendable {
    package var check: MigrationReport.Check
    /// The names of the steps' source versions.
    package var sources: [String]
}
