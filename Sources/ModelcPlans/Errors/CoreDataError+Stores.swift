/// The errors of persistent stores.
extension CoreDataError {
    static let stores = [
        CoreDataError(
            134000, "NSPersistentStoreInvalidTypeError", "The type, format or version of a store is not known",
            why: "The store type in the description is wrong, or the file is not a store of this type.",
            advice: "Look at the type in `NSPersistentStoreDescription`, and at the file itself.",
            answers: [.storeVersion]),
        CoreDataError(
            134010, "NSPersistentStoreTypeMismatchError", "A store does not have the type that was asked for",
            why: "The store was written with another store type, such as binary instead of SQLite.",
            advice: "Look at the type in `NSPersistentStoreDescription`.", answers: [.storeVersion]),
        CoreDataError(
            134020, "NSPersistentStoreIncompatibleSchemaError",
            "The store and the configuration of the model do not fit, or a database operation failed",
            why: "The store was made with another configuration of the model, a table is missing, or the app may not "
                + "write the file.",
            advice:
                "Look at the configuration in `NSPersistentStoreDescription`, at the entities of that configuration, "
                + "and at the permissions of the file.",
            answers: [.storeVersion, Answer(.inspect, "", "the configurations of the model and their entities")],
            texts: [
                "The model configuration used to open the store is incompatible with the one that was used to create the store",
                "The managed object model configuration used to open the persistent store is incompatible",
            ]),
        CoreDataError(
            134030, "NSPersistentStoreSaveError", "Something that the save depends on failed",
            why: "The file system or SQLite reported an error: a full disk, missing permission, a protected file while "
                + "the device is locked, or a store that was removed while it was open.",
            advice:
                "Look at the underlying error in the user info (`NSUnderlyingError`, `NSSQLiteErrorDomain`). The model "
                + "is rarely the cause.",
            texts: ["An error occurred while saving"]),
        CoreDataError(
            134040, "NSPersistentStoreIncompleteSaveError", "One or more stores failed to save",
            why: "The context has objects of several stores, or the only store failed.",
            advice: "Look at the error of each store in the user info (`NSAffectedStoresErrorKey`, "
                + "`NSUnderlyingError`), and explain its number."),
        CoreDataError(
            134050, "NSPersistentStoreSaveConflictsError", "A save met a conflict that was not resolved",
            why: "Another context, or another process, changed the same objects since they were read.",
            advice:
                "Look at `NSPersistentStoreSaveConflictsErrorKey` in the user info, and set a merge policy. The model "
                + "is not the cause."),
        CoreDataError(
            134060, "NSCoreDataError", "A general error of Core Data; the reason is in the user info",
            why:
                "Most often, a store that is mirrored to CloudKit is checked when it loads, and its model has something "
                + "that CloudKit does not support. Every device fails, before the network is asked.",
            advice: "Look at `NSLocalizedFailureReason` in the user info: it lists the entities and properties. Make "
                + "attributes optional or give them a default, and make relationships optional with an inverse.",
            answers: [
                .cloudKitSupport,
                Answer(.plan, "", "changes that CloudKit does not allow"),
            ],
            texts: [
                "A Core Data error occurred", "CloudKit integration requires …",
                "CloudKit integration does not support …",
                "The following relationships are configured with unsupported delete rules",
            ]),
        CoreDataError(
            134070, "NSPersistentStoreOperationError", "An operation of a store failed",
            why: "The coordinator could not do what was asked, such as adding a store twice.",
            advice: "Look at the reason in the user info, and at the code that adds or moves stores."),
        CoreDataError(
            134080, "NSPersistentStoreOpenError", "A store could not be opened",
            why: "The path does not exist, the folder is missing, the app has no permission, or the file is damaged.",
            advice: "Look at the path and the underlying error in the user info; check with a copy of the file.",
            answers: [.storeVersion]),
        CoreDataError(
            134090, "NSPersistentStoreTimeoutError", "A store did not answer in time",
            why: "A store type of the app could not connect within the timeout.",
            advice: "Look at `NSPersistentStoreTimeoutOption`. The model is not the cause."),
        CoreDataError(
            134091, "NSPersistentStoreUnsupportedRequestTypeError", "A store does not know a kind of request",
            why: "A subclass of `NSPersistentStore` got a request that it does not handle, such as a batch request.",
            advice: "Look at the type of the store: batch requests need an SQLite store. The model is not the cause."),
        CoreDataError(
            134180, "NSSQLiteError", "A general error of SQLite",
            why:
                "SQLite reported an error; its own number is `NSSQLiteErrorDomain` in the user info. Number 1 is often a "
                + "table or column that the store does not have, 8 a file that cannot be written, 11 a damaged file, 13 "
                + "a full disk, 26 a file that is not a database or is encrypted.",
            advice:
                "Look at that number. For a missing table or column, check whether the store has the version that it "
                + "claims to have.",
            answers: [.storeVersion], texts: ["NSSQLiteErrorDomain", "no such table: …", "no such column: …"]),
        CoreDataError(
            134200, "NSExternalRecordImportError", "External records could not be imported",
            why: "The import of external records, as for Spotlight on macOS, failed.",
            advice: "Look at the underlying error in the user info. The model is not the cause."),
        CoreDataError(
            134301, "NSPersistentHistoryTokenExpiredError", "A token of the persistent history has expired",
            why: "The history was purged, or the store was replaced, since the token was saved.",
            advice: "Delete the token, and read the history from the beginning. The model is not the cause."),
    ]
}
