/// Core Data's run-time errors that several facts share.
package enum RunTimeFailure {
    /// Opening a store that was made with a model that the app does not have.
    package static let noModelOfStore = "134130 Can't find model for source store"
    /// Opening a store whose migration cannot be inferred.
    static let notInferred = "134190 An error occurred while the mapping model was inferred"
    /// Making a staged migration that has a version in two stages.
    package static let repeatedChecksum = "Duplicate version checksums across stages detected"
    /// Migrating rows that have no value for a required property.
    static let missingDestinationValues =
        "134110 Validation error missing attribute values on mandatory destination attribute"
}
