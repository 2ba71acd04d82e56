import ModelcPlans

/// What users meet when a rule is broken, where several rules prevent the same: the texts of errors and messages, word for
/// word.
enum RuntimeMessage {
    /// Saving an object without a value that it must have.
    static let missingMandatoryProperty = "NSValidationMissingMandatoryPropertyError (1570)"
    /// Deleting an object that others deny to be deleted.
    static let deniedDelete = "NSValidationRelationshipDeniedDeleteError (1600)"
    /// Compiling a bundle that names no version, or one that is not there.
    static let noCurrentVersion = "No current version for model at path …"
    /// Compiling an entity in which a name stands twice.
    static let propertyTwice = "Entity already contains a property named …"
    /// Asking a class for its entity where it has several.
    static let classClaimedTwice =
        "Multiple NSEntityDescriptions claim the NSManagedObject subclass 'C' so +entity is unable to disambiguate."
    /// Loading a model whose class is not in the app under that name.
    static let classNotFound =
        "Unable to load class named 'C' for entity 'E'. Class not found, using default NSManagedObject instead."
    /// Fetching by a property that the store does not have.
    static let keyPathNotFound = "keypath … not found in entity …"
    /// Why the rules about CloudKit matter.
    static let cloudKitCheck = MigrationFact.unfitForCloudKit.why
}
