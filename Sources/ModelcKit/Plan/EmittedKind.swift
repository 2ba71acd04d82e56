/// A kind of file that can be written with a plan.
package enum EmittedKind: String, CaseIterable, Sendable {
    /// A mapping model for each step that cannot be inferred.
    case mapping
    /// The policy classes that these mapping models call.
    case policy
    /// The stages of a staged migration.
    case staged
    /// Tests of all migrations.
    case tests
    /// The SQL queries of the data checks.
    case sql
}
