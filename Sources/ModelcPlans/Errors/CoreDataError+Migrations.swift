/// The errors that occur when a store of another version is opened, or migrated.
extension CoreDataError {
    private static let allPaths = Answer(.plan, "", "the migration path of every version, and what blocks it")
    private static let editedVersions = Answer(.check, "", "whether a shipped version was edited")

    static let migrations = [
        CoreDataError(
            134100, "NSPersistentStoreIncompatibleVersionHashError",
            "The store was written by another version of the model, and no migration was asked for",
            why: "The version hashes in the store differ from those of the model. The model was edited without a new "
                + "version, or the options of the store do not allow migration.",
            advice:
                "Look at `NSMigratePersistentStoresAutomaticallyOption` and `NSInferMappingModelAutomaticallyOption` "
                + "(on by default in `NSPersistentContainer`). If the model was edited after it shipped, restore it and "
                + "make the change in a new version. During development, delete the app.",
            answers: [.storeVersion, editedVersions, allPaths],
            texts: [
                "The model used to open the store is incompatible with the one used to create the store",
                "The managed object model version used to open the persistent store is incompatible with the one that was used to create the persistent store",
            ]),
        CoreDataError(
            134110, "NSMigrationError", "A migration failed; the reason is in the user info",
            why:
                "Most often the data of the store does not fit the newer version: a required attribute without a value, "
                + "duplicates for a new uniqueness constraint, or a required relationship.",
            advice: "Look at `reason`, `entity`, `attribute` and `NSUnderlyingError` in the user info.",
            answers: [
                Answer(.plan, "", "which change can stop the migration; with a copy of a store, which rows do"),
                .storeVersion,
            ],
            texts: [
                "An error occurred during persistent store migration", "Cannot migrate store in-place",
                "Validation error missing attribute values on mandatory destination attribute",
            ]),
        CoreDataError(
            134111, "NSMigrationConstraintViolationError", "A migration failed because of a uniqueness constraint",
            why: "The newer version has a uniqueness constraint, and rows of the store have equal values for it.",
            advice:
                "Remove the duplicates before this version ships, or in the `willMigrate` handler of a custom stage.",
            answers: [Answer(.plan, "", "the new constraints; with a copy of a store, the duplicates")],
            texts: ["constraint violation during attempted migration", "UNIQUE constraint failed"]),
        CoreDataError(
            134120, "NSMigrationCancelledError", "A migration was cancelled",
            why: "Code of the app called `cancelMigrationWithError(_:)`.",
            advice: "Look at the code of the migration: the model is not the cause."),
        CoreDataError(
            134130, "NSMigrationMissingSourceModelError", "The app has no version that fits the store",
            why:
                "Core Data needs the version that wrote the store, and finds it by its version hashes. The version was "
                + "removed or edited after it shipped, or the store is from a newer app.",
            advice: "Restore the version as it was when it shipped, and make changes in a new version.",
            answers: [.storeVersion, editedVersions, allPaths],
            texts: [
                "Persistent store migration failed, missing source managed object model",
                "Can't find model for source store",
            ]),
        CoreDataError(
            134140, "NSMigrationMissingMappingModelError", "There is no mapping model for the migration",
            why:
                "The step needs a mapping model that the app does not have, an edit of a version made the mapping model "
                + "stale, or inference is off or fails.",
            advice: "Look at `sourceModel` and `destinationModel` in the user info, and at "
                + "`NSInferMappingModelAutomaticallyOption`.",
            answers: [
                allPaths, Answer(.mappingCheck, "", "whether the mapping models still fit the versions"),
                Answer(.mappingNew, "", "creates the mapping model"),
            ],
            texts: [
                "Persistent store migration failed, missing mapping model", "Can't find mapping model for migration",
                "Can't find or automatically infer mapping model for migration",
            ]),
        CoreDataError(
            134150, "NSMigrationManagerSourceStoreError", "A migration failed because of the source store",
            why: "The migration manager could not read the old store.",
            advice: "Look at the underlying error in the user info; check a copy of the store.",
            answers: [.storeVersion]),
        CoreDataError(
            134160, "NSMigrationManagerDestinationStoreError", "A migration failed because of the destination store",
            why: "The migration manager could not write the new store: a full disk, a file that exists, missing "
                + "permission.",
            advice:
                "Look at the underlying error in the user info. A mapping model copies the whole store, so the disk "
                + "needs room for both.",
            answers: [Answer(.plan, "", "whether Core Data could infer the step and migrate in place")]),
        CoreDataError(
            134170, "NSEntityMigrationPolicyError", "A migration policy failed",
            why:
                "A method of an `NSEntityMigrationPolicy`, or an expression of the mapping model, reported an error, or "
                + "the class of the policy is not in the app.",
            advice: "Look at the class name in the mapping model, with its module, and at the code of the policy.",
            answers: [
                Answer(.mappingCheck, "", "policies and properties that the mapping model names and that do not exist")
            ]),
        CoreDataError(
            134190, "NSInferredMappingModelError", "Core Data cannot infer the mapping between two versions",
            why: "A change is not lightweight: another attribute type, entities that got a common parent, a to-many "
                + "relationship that became to-one, or renaming identifiers that contradict each other.",
            advice: "Look at `reason`, `entity` and `property` in the user info.",
            answers: [
                allPaths, Answer(.diff, "", "the changes between two versions"),
                Answer(.mappingNew, "", "creates a mapping model for the two versions"),
            ],
            texts: [
                "Source and destination attribute types are incompatible",
                "An error occurred while the mapping model was inferred",
            ]),
        CoreDataError(
            134504, "NSManagedObjectModelReferenceNotFoundError", "A staged migration does not know a version",
            why: "The version hashes of the store fit no version in the stages, or in the `SchemaMigrationPlan` of "
                + "SwiftData: a shipped version is missing, or was edited after it shipped.",
            advice: "List every version that has shipped in exactly one stage, as it was when it shipped.",
            answers: [
                .storeVersion, Answer(.plan, "", "the stages, with the checksum of each version"), editedVersions,
            ],
            texts: ["Cannot use staged migration with an unknown model version"], isVerified: false),
        CoreDataError(
            134505, "NSStagedMigrationFrameworkVersionMismatchError",
            "A staged migration met another version of the framework",
            why: "The store was written by a version of Core Data that the stages do not fit.",
            advice: "Look at `NSPersistenceFrameworkVersion` in the metadata of the store.", answers: [.storeVersion],
            isVerified: false),
        CoreDataError(
            134506, "NSStagedMigrationBackwardMigrationError", "A staged migration cannot go backwards",
            why: "The store has a newer version than the model, or the stages are not in ascending order.",
            advice: "List the stages from the oldest version to the newest.",
            answers: [.storeVersion, Answer(.plan, "", "the stages in their order")],
            texts: ["cannot be migrated backwards"], isVerified: false),
    ]
}
