import ModelcMigration
import ModelcPlans

/// Equal data checks on stores of several versions. Their queries may differ: Core Data numbers entities differently
/// in every version.
package struct CheckGroup: Hashable, Sendable {
    /// The check that all members share, with their common result.
    let first: MigrationReport.Check
    /// In the order of the steps; never empty.
    package let members: [GroupedCheck]

    /// The versions of the stores.
    var sources: [String] { members.flatMap(\.sources) }

    var state: CheckState { CheckState(first.outcome) }
}
