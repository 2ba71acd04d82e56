import ModelcSchema

/// Names that properties of generated code cannot have.
enum ReservedNames {
    /// Members of `NSObject` and `NSManagedObject` that a property of the same name would replace: methods without
    /// arguments, and members that have one as their setter.
    static let managedObjectMembers: Set<String> = [
        "alloc", "allowsWeakReference", "autoContentAccessingProxy", "autorelease", "awakeFromFetch",
        "awakeFromInsert", "changedValues", "changedValuesForCurrentEvent", "class", "classForCoder",
        "classForKeyedArchiver", "copy", "dealloc", "debugDescription", "deleted", "description", "didSave",
        "didTurnIntoFault", "entity", "fault", "faultingState", "finalize", "hasChanges", "hasPersistentChangedValues",
        "hash", "hashValue", "init", "inserted", "isDeleted", "isFault", "isInserted", "isProxy", "isUpdated",
        "managedObjectContext", "mutableCopy", "nilValueForKey", "objectID", "objectWillChange", "observationInfo",
        "prepareForDeletion", "release", "retain", "retainCount", "retainWeakReference", "self", "superclass",
        "updated", "valuesForKeysWithDictionary", "willSave", "willTurnIntoFault", "zone",
    ]

    /// The first words of their other methods. Properties can have these names; a type cannot, because a call of it
    /// inside a class would call the method.
    private static let managedObjectMethods: Set<String> = [
        "addObserver", "awake", "bind", "committedValues", "conforms", "dictionaryWithValues", "didAccessValue",
        "didChange", "didChangeValue", "doesNotRecognizeSelector", "fetchRequest", "forwardingTarget", "hasFault",
        "initialize", "isEqual", "isKind", "isMember", "load", "mutableArrayValue", "mutableOrderedSetValue",
        "mutableSetValue", "new", "objectIDs", "observe", "observeValue", "perform", "primitiveValue", "publisher",
        "removeObserver", "responds", "setNilValueForKey", "setPrimitiveValue", "setValue", "setValuesForKeys",
        "validateForDelete", "validateForInsert", "validateForUpdate", "validateValue", "value", "version",
        "willAccessValue", "willChange", "willChangeValue",
    ]

    /// The place where a member is declared that `NSObject` has only on some of Apple's platforms.
    static func partialOwner(ofMember name: String) -> String? {
        if macOSMembers.contains(name) { return "NSObject on macOS" }
        if interfaceMembers.contains(name) || name.hasPrefix("accessibility") {
            return "NSObject wherever there is a user interface"
        }
        return nil
    }

    /// Scripting, class descriptions and old archives (Foundation of macOS).
    private static let macOSMembers: Set<String> = [
        "attributeKeys", "classCode", "classDescription", "classForArchiver", "classForPortCoder", "className",
        "objectSpecifier", "scriptingProperties", "toManyRelationshipKeys", "toOneRelationshipKeys",
    ]

    private static let interfaceMembers: Set<String> = [
        "awakeFromNib", "isAccessibilityElement", "prepareForInterfaceBuilder", "shouldGroupAccessibilityChildren",
    ]

    /// Whether a property of that name hides a type or a module that generated code has to name in a class.
    static func hidesType(_ name: String) -> Bool {
        SystemNames.modules.contains(name) || (name.hasPrefix("NS") && SystemNames.owner(ofType: name) != nil)
    }

    /// Whether generated code has to use a name inside a class or its snapshot, where a property would hide it.
    static func isSaidInClasses(_ name: String) -> Bool {
        name == "Self" || name == "CodingKeys" || name == helperFunction || supportTypes.contains(name)
            || supportMembers.contains(name) || snapshotMembers.contains(name)
    }

    /// Whether a property's name may be one of the reserved names. For nearly all names the answer is false, so one
    /// lookup replaces one in each list.
    static func mayBeReserved(_ name: String) -> Bool {
        name.hasPrefix("NS") || name.hasPrefix("accessibility") || reservedForProperties.contains(name)
    }

    private static let reservedForProperties: Set<String> = managedObjectMembers.union(macOSMembers)
        .union(interfaceMembers).union(SystemNames.modules).union(["Self", "CodingKeys", helperFunction])
        .union(supportTypes).union(supportMembers).union(snapshotMembers)

    /// The members that the support file adds to every object, and to the keys of a class.
    private static let supportMembers =
        [
            "modelcAdding", "modelcCase", "modelcCompared", "modelcEqual", "modelcFloat", "modelcID", "modelcIDs",
            "modelcKey", "modelcLacks", "modelcNumber", "modelcOrderedIDs", "modelcPath", "modelcUntypedIDs",
            "modelcValue",
            "setModelcValue",
        ] + keyTypes

    /// The types with the typed keys of a class, inside it.
    private static let keyTypes = ["ModelcKeys", "ModelcTable"]

    /// The condition that keys of objects have: a property of this name cannot be looked up by its name.
    static let keyCondition = "isIn"

    /// The members of snapshots other than the model's properties.
    private static let snapshotMembers = ["_absent", "_identity"]

    /// The function that reads required values of dictionaries.
    private static let helperFunction = "requiredValue"

    /// The reason that a type cannot have a name, because it would hide a name that generated code uses; nil if it can.
    static func reason(againstType name: String) -> String? {
        if SystemNames.modules.contains(name) { return "has the name of a module that generated files import" }
        if name == "Self" { return "has the name by which Swift refers to the type itself" }
        if name == helperFunction { return "has the name of a function of generated composites" }
        if name == "CodingKeys" { return "has the name of the keys that snapshots are encoded with" }
        if managedObjectMembers.contains(name) || managedObjectMethods.contains(name)
            || generatedMembers.contains(name)
        {
            return "has the name of a member of every generated class, which hides it there"
        }
        return nil
    }

    /// Members that every generated class has or inherits from the support file.
    static let generatedMembers = ["entityName", "keys", "makeFetchRequest", "managedID"] + keyTypes

    /// The only one of them that a property hides; the others are static members of the class.
    static let hiddenMember = "managedID"

    /// Members that a composite's structure has in addition to the model's.
    static let compositeMembers: Set<String> = [
        "CodingKeys", "Self", "dictionary", "encode", "hash", "hashValue", "init", "requiredValue", "self",
    ]

    /// Whether the member of a composite has no typed key, because the name or the type has another meaning in the
    /// extension of `ManagedKey` that has the keys of the composite.
    static func isTaken(inKeysOfComposites name: String, _ type: String) -> Bool {
        let members = ["Value", "ascending", "descending", "isNil", "path"]
        return members.contains(name) || supportMembers.contains(name) || supportTypes.contains(name) || type == "Value"
    }

    static let supportTypes =
        [
            "InsertableModelObject", "KeyedModelObject", "ManagedAbsence", "ManagedCodingKey", "ManagedColumn",
            "ManagedCount", "ManagedDecoding", "ManagedDerivedColumn", "ManagedEncoding", "ManagedFilter", "ManagedID",
            "ManagedIdentity", "ManagedIDMismatch", "ManagedKey", "ManagedKeys", "ManagedNoKeys",
            "ManagedOrderedValue", "ManagedOwn", "ManagedReached", "ManagedReachedKey",
            "ManagedReachedKeys", "ManagedReference", "ManagedScope", "ManagedSnapshotID", "ManagedSort",
            "ManagedSortedValue", "ManagedTerm", "ManagedTextOptions", "ManagedToManyColumn", "ManagedToManyKey",
            "ManagedToOneColumn", "ManagedValue", "ModelObject",
        ] + keyParameters

    /// The type parameters of `ManagedKeys` and of its scope, which the keys of a class use next to classes of the
    /// model.
    private static let keyParameters = ["FetchedObject", "KeyScope", "KeyedObject"]
}
