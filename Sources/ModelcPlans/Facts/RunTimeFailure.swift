/// Texts of Core Data's run-time errors that are used in several `MigrationFact` values.
package enum RunTimeFailure {
    /// Error when a store is opened that was created with a model version that the app does not contain.
    package static let noModelOfStore = "134130 Can't find model for source store"
    /// Error when a store is opened and Core Data cannot infer the mapping.
    static let notInferred = "134190 An error occurred while the mapping model was inferred"
    /// Error when a staged migration is created and two of its stages contain the same version.
    package static let repeatedChecksum = "Duplicate version checksums across stages detected"
    /// Error when a store is opened whose hashes fit no version of the plan.
    package static let unknownModelVersion = "134504 Cannot use staged migration with an unknown model version"
    /// Error when a migrated row has no value for a required property.
    static let missingDestinationValues =
        "134110 Validation error missing attribute values on mandatory destination attribute"
}
