/// Names that the model cannot give to properties of generated code.
enum ReservedNames {
    /// Members of `NSObject` and `NSManagedObject` without arguments: a property of the same name would replace them
    /// (code-generation §5.3).
    static let managedObjectMembers: Set<String> = [
        "alloc", "autorelease", "awakeFromFetch", "awakeFromInsert", "changedValues", "class", "copy", "dealloc",
        "debugDescription", "deleted", "description", "didSave", "didTurnIntoFault", "entity", "fault", "faultingState",
        "hasChanges", "hasPersistentChangedValues", "hash", "hashValue", "init", "inserted", "isDeleted", "isFault",
        "isInserted", "isProxy", "isUpdated", "managedObjectContext", "mutableCopy", "objectID", "observationInfo",
        "prepareForDeletion", "release", "retain", "retainCount", "self", "superclass", "updated", "willSave",
        "willTurnIntoFault", "zone",
    ]

    /// Members that every generated class has or inherits from the support file.
    static let generatedMembers = ["entityName", "makeFetchRequest", "managedID"]

    /// Members that a composite's structure has beside the model's.
    static let compositeMembers: Set<String> = ["dictionary", "hash", "hashValue", "init", "self"]

    /// The types of the support file.
    static let supportTypes = ["ManagedID", "ManagedIDMismatch", "ModelObject"]
}
