import ModelcSchema

/// Names that properties cannot have in generated code.
enum ReservedNames {
    /// Members of `NSObject` and `NSManagedObject` that a property with the same name would override: methods without
    /// arguments, and names with a setter that exists already. For example, a property `nilValueForKey` would have the
    /// setter `setNilValueForKey:`.
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

    /// The first words of methods with arguments of `NSObject` and `NSManagedObject`, such as `addObserver`. A property
    /// can have such a name. A type cannot, because `Name(…)` inside a class would call the method.
    private static let managedObjectMethods: Set<String> = [
        "addObserver", "awake", "bind", "committedValues", "conforms", "dictionaryWithValues", "didAccessValue",
        "didChange", "didChangeValue", "doesNotRecognizeSelector", "fetchRequest", "forwardingTarget", "hasFault",
        "initialize", "isEqual", "isKind", "isMember", "load", "mutableArrayValue", "mutableOrderedSetValue",
        "mutableSetValue", "new", "objectIDs", "observe", "observeValue", "perform", "primitiveValue", "publisher",
        "removeObserver", "responds", "setNilValueForKey", "setPrimitiveValue", "setValue", "setValuesForKeys",
        "validateForDelete", "validateForInsert", "validateForUpdate", "validateValue", "value", "version",
        "willAccessValue", "willChange", "willChangeValue",
    ]

    /// The class and the platforms that declare a member of `NSObject`, as a phrase for messages; nil if the member is
    /// not limited to some of Apple's platforms.
    static func partialOwner(ofMember name: String) -> String? {
        if macOSMembers.contains(name) { return "NSObject on macOS" }
        if interfaceMembers.contains(name) || name.hasPrefix("accessibility") {
            return "NSObject wherever there is a user interface"
        }
        return nil
    }

    /// Names of members that only Foundation on macOS has: for scripting, class descriptions and old archives.
    private static let macOSMembers: Set<String> = [
        "attributeKeys", "classCode", "classDescription", "classForArchiver", "classForPortCoder", "className",
        "objectSpecifier", "scriptingProperties", "toManyRelationshipKeys", "toOneRelationshipKeys",
    ]

    private static let interfaceMembers: Set<String> = [
        "awakeFromNib", "isAccessibilityElement", "prepareForInterfaceBuilder", "shouldGroupAccessibilityChildren",
    ]

    /// Whether a property with this name would hide a type or a module that generated code uses inside a class.
    static func hidesType(_ name: String) -> Bool {
        SystemNames.modules.contains(name) || (name.hasPrefix("NS") && SystemNames.owner(ofType: name) != nil)
    }

    /// Whether generated code uses this name inside a class or its snapshot. A property with the same name would hide
    /// it.
    static func isUsedInClasses(_ name: String) -> Bool {
        name == "Self" || name == "CodingKeys" || name == helperFunction || supportTypes.contains(name)
            || supportMembers.contains(name) || snapshotMembers.contains(name)
    }

    /// Whether a property's name may be reserved. False for nearly all names, so that one lookup replaces a lookup in
    /// each list.
    static func mayBeReserved(_ name: String) -> Bool {
        name.hasPrefix("NS") || name.hasPrefix("accessibility") || reservedForProperties.contains(name)
    }

    private static let reservedForProperties: Set<String> = managedObjectMembers.union(macOSMembers)
        .union(interfaceMembers).union(SystemNames.modules).union(["Self", "CodingKeys", helperFunction])
        .union(supportTypes).union(supportMembers).union(snapshotMembers)

    /// The members that the support file adds to every object, and to the typed keys of a class.
    private static let supportMembers =
        [
            "modelcAdding", "modelcCase", "modelcCompared", "modelcEqual", "modelcFloat", "modelcID", "modelcIDs",
            "modelcKey", "modelcLacks", "modelcNumber", "modelcOrderedIDs", "modelcPath", "modelcUntypedIDs",
            "modelcValue",
            "setModelcValue",
        ] + keyTypes

    /// The nested types of a class that contain its typed keys.
    private static let keyTypes = ["ModelcKeys", "ModelcTable"]

    /// The name of a condition on typed keys that lead to objects. A typed key with the same name would conflict with
    /// the condition.
    static let keyCondition = "isIn"

    /// The members of a snapshot in addition to the model's properties.
    private static let snapshotMembers = ["_absent", "_identity"]

    /// The generated function that reads required values from a dictionary.
    private static let helperFunction = "requiredValue"

    /// The reason why a type cannot have a name; nil if the name is allowed. A type with such a name would hide a name
    /// that generated code uses.
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

    /// The members that every generated class declares, or inherits from the support file.
    static let generatedMembers = ["entityName", "keys", "makeFetchRequest", "managedID"] + keyTypes

    /// The only one of the generated members that a property would hide. The other ones are static members.
    static let hiddenMember = "managedID"

    /// Names of members that the structure of a composite has in addition to the composite's own members.
    static let compositeMembers: Set<String> = [
        "CodingKeys", "Self", "dictionary", "encode", "hash", "hashValue", "init", "requiredValue", "self",
    ]

    /// Whether a composite's member cannot have a typed key. True if the extension of `ManagedKey` that contains the
    /// composite's keys already uses the member's name or type for something else.
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

    /// The generic parameters of `ManagedKeys` and its scope. The typed keys of a class use them together with classes
    /// of the model.
    private static let keyParameters = ["FetchedObject", "KeyScope", "KeyedObject"]
}
