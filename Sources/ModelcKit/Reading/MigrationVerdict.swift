import ModelcPlans
import ModelcSchema

/// The migration of stores from the older of two versions.
package struct MigrationVerdict: Hashable, Sendable {
    /// The kind of migration; `none` if the version hash stays the same.
    package var migration: MigrationClass
    /// Other facts about the migration.
    package var flags: Set<MigrationFlag>
    /// The reasons why Core Data cannot infer the migration, without duplicates; empty if it can.
    package var obstacles: [String]

    package init(_ step: MigrationStep) {
        migration = step.difference.altersHash ? step.migrationClass : .none
        flags = step.flags
        // Both versions may have the same obstacle.
        var seen: Set<String> = []
        obstacles = step.inference.faults.map(\.text).filter { seen.insert($0).inserted }
    }
}

extension InferenceProblem {
    /// The reason with its location, as a clause.
    fileprivate var text: String { [entity, property].compactMap { $0 }.joined(separator: ".") + ": " + reason }
}
