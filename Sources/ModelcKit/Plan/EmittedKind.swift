/// A kind of migration file that can be generated with a plan.
package enum EmittedKind: String, CaseIterable, Sendable {
    /// A mapping model for each step that Core Data cannot infer.
    case mapping
    /// The migration policy classes that the mapping models call.
    case policy
    /// Swift code with the stages of a staged migration (`NSStagedMigrationManager`).
    case staged
    /// Swift code with the stages for SwiftData (`SchemaMigrationPlan`).
    case swiftData = "swiftdata"
    /// Tests that run all migrations of the plan.
    case tests
    /// SQL queries that check the data in stores before a migration.
    case sql
}
