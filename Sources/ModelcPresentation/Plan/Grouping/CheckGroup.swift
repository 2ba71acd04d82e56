import ModelcMigration
import ModelcPlans

/// Equal data checks on stores of several versions. Their queries can differ, because Core Data numbers entities
/// differently in every version.
package struct CheckGroup: Hashable, Sendable {
    /// The check and the result that all members share.
    let first: MigrationReport.Check
    /// The members in the order of the steps; never empty.
    package let members: [GroupedCheck]

    /// The names of the versions of the stores.
    var sources: [String] { members.flatMap(\.sources) }

    var state: CheckState { CheckState(first.outcome) }
}
