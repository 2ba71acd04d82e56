/// What `modelc plan --emit` can write.
package enum EmittedKind: String, CaseIterable, Sendable {
    /// A mapping model for each hop that cannot be inferred.
    case mapping
    /// The classes that those mapping models call.
    case policy
    /// The stages of a staged migration.
    case staged
    /// Tests of all migrations.
    case tests
    /// The questions to stores.
    case sql
}
