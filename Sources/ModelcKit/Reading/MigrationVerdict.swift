import ModelcPlans
import ModelcSchema

/// How Core Data would migrate a store from an older version to a newer version.
package struct MigrationVerdict: Hashable, Sendable {
    /// The kind of migration; `none` if the version hash does not change.
    package var migration: MigrationClass
    /// Additional properties of the migration.
    package var flags: Set<MigrationFlag>
    /// The reasons why Core Data cannot infer a mapping model, without duplicates; empty if it can.
    package var obstacles: [String]

    package init(_ step: MigrationStep) {
        migration = step.difference.altersHash ? step.migrationClass : .none
        flags = step.flags
        // The same reason may apply to both versions.
        var seen: Set<String> = []
        obstacles = step.inference.problems.map(\.text).filter { seen.insert($0).inserted }
    }
}

extension InferenceProblem {
    /// The reason with the path of its element, for example `Book.title: …`.
    fileprivate var text: String { [entity, property].compactMap { $0 }.joined(separator: ".") + ": " + reason }
}
