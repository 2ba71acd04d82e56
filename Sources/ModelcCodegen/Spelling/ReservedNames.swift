import ModelcSchema
import ModelcSourceCode

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

/// Apple's names that no type of a model can have, whatever module its class is in.
///
/// Two classes with one Objective-C name cannot exist in one process, and generated files use many of these. From
/// Apple's documentation of Core Data and Foundation, and of the Objective-C runtime; classes that have a shorter name
/// in Swift (`NSBundle`, which is `Bundle`) are listed under the name of the runtime.
enum SystemNames {
    /// The framework that declares a type, as a phrase for messages; nil for a name that is free.
    static func owner(ofType name: String) -> String? {
        if coreData.contains(name) { return "Core Data" }
        if foundation.contains(name) { return "Foundation" }
        return name == "Protocol" ? "the Objective-C runtime" : nil
    }

    /// The modules of all generated files: a type or a property with one of these names would hide the module's
    /// content.
    static let modules: Set<String> = ["CoreData", "Foundation", "Swift"]

    private static let coreData: Set<String> = [
        "NSAsynchronousFetchRequest", "NSAsynchronousFetchResult", "NSAtomicStore", "NSAtomicStoreCacheNode",
        "NSAttributeDescription", "NSBatchDeleteRequest", "NSBatchDeleteResult", "NSBatchInsertRequest",
        "NSBatchInsertResult", "NSBatchUpdateRequest", "NSBatchUpdateResult", "NSCompositeAttributeDescription",
        "NSConstraintConflict", "NSCoreDataCoreSpotlightDelegate", "NSCustomMigrationStage",
        "NSDerivedAttributeDescription", "NSEntityDescription", "NSEntityMapping", "NSEntityMigrationPolicy",
        "NSExpressionDescription", "NSFetchIndexDescription", "NSFetchIndexElementDescription", "NSFetchRequest",
        "NSFetchRequestExpression", "NSFetchRequestResult", "NSFetchedPropertyDescription",
        "NSFetchedResultsController", "NSIncrementalStore", "NSIncrementalStoreNode", "NSLightweightMigrationStage",
        "NSManagedObject", "NSManagedObjectContext", "NSManagedObjectID", "NSManagedObjectModel",
        "NSManagedObjectModelReference", "NSMappingModel", "NSMergeConflict", "NSMergePolicy", "NSMigrationManager",
        "NSMigrationStage", "NSPersistentCloudKitContainer", "NSPersistentContainer", "NSPersistentHistoryChange",
        "NSPersistentHistoryChangeRequest", "NSPersistentHistoryResult", "NSPersistentHistoryToken",
        "NSPersistentHistoryTransaction", "NSPersistentStore", "NSPersistentStoreAsynchronousResult",
        "NSPersistentStoreCoordinator", "NSPersistentStoreDescription", "NSPersistentStoreRequest",
        "NSPersistentStoreResult", "NSPropertyDescription", "NSPropertyMapping", "NSQueryGenerationToken",
        "NSRelationshipDescription", "NSSaveChangesRequest", "NSStagedMigrationManager",
    ]

    private static let foundation: Set<String> = [
        "NSArray", "NSAssertionHandler", "NSAttributedString", "NSBlockOperation", "NSBundle", "NSCache", "NSCalendar",
        "NSCharacterSet", "NSCoder", "NSComparisonPredicate", "NSCompoundPredicate", "NSCondition", "NSCountedSet",
        "NSData", "NSDate", "NSDateComponents", "NSDateFormatter", "NSDateInterval", "NSDecimalNumber",
        "NSDecimalNumberHandler", "NSDictionary", "NSDimension", "NSEnumerator", "NSError", "NSException",
        "NSExpression", "NSFileHandle", "NSFileManager", "NSFormatter", "NSHTTPURLResponse", "NSHashTable",
        "NSIndexPath", "NSIndexSet", "NSInputStream", "NSInvocation", "NSItemProvider", "NSKeyedArchiver",
        "NSKeyedUnarchiver", "NSLocale", "NSLock", "NSMapTable", "NSMeasurement", "NSMethodSignature",
        "NSMutableArray", "NSMutableAttributedString", "NSMutableData", "NSMutableDictionary", "NSMutableIndexSet",
        "NSMutableOrderedSet", "NSMutableSet", "NSMutableString", "NSNotification", "NSNotificationCenter", "NSNull",
        "NSNumber", "NSNumberFormatter", "NSObject", "NSOperation", "NSOperationQueue", "NSOrderedSet",
        "NSOutputStream", "NSPersonNameComponents", "NSPipe", "NSPointerArray", "NSPort", "NSPredicate",
        "NSProcessInfo",
        "NSProgress", "NSProxy", "NSRecursiveLock", "NSRegularExpression", "NSRunLoop", "NSScanner",
        "NSSecureUnarchiveFromDataTransformer", "NSSet", "NSSortDescriptor", "NSStream", "NSString", "NSThread",
        "NSTimeZone", "NSTimer", "NSURL", "NSURLComponents", "NSURLQueryItem", "NSURLRequest", "NSURLResponse",
        "NSURLSession", "NSUUID", "NSUndoManager", "NSUnit", "NSUserActivity", "NSUserDefaults", "NSValue",
        "NSValueTransformer",
    ]
}

/// The reason that a class cannot have a name, independent of the rest of the model. The same check is used for naming
/// an entity and for generating its class.
package enum ClassNameProblem {
    /// - Parameter language: the language in which the class would be written.
    /// - Returns: the end of a sentence that begins with the name, such as "is not a Swift identifier"; nil if a class can have
    ///   the name.
    package static func reason(against name: ClassName, in language: SourceLanguage) -> String? {
        guard SwiftIdentifier.isValid(name.name) else { return "is not a Swift identifier" }
        switch language {
        case .swift: return reason(inSwift: name.name)
        case .objectiveC: return isTakenInObjectiveC(name.name) ? "is taken in Objective-C" : nil
        }
    }

    private static func reason(inSwift name: String) -> String? {
        if let reason = ReservedNames.reason(againstType: name) { return reason }
        if let owner = SystemNames.owner(ofType: name) { return "has the name of a class of \(owner)" }
        guard ReservedNames.supportTypes.contains(name) else { return nil }
        return "has the name of a type in the support file"
    }

    /// Whether Objective-C or Apple's frameworks already use the name.
    static func isTakenInObjectiveC(_ name: String) -> Bool {
        ObjectiveCIdentifier.isKeyword(name) || ObjectiveCReservedNames.classes.contains(name)
            || name.hasPrefix("NS") && SystemNames.owner(ofType: name) != nil
    }
}

/// Names that parts of the model cannot have in generated Objective-C.
enum ObjectiveCReservedNames {
    /// Class methods of `NSObject` without arguments that no constant may replace.
    static let classMethods: Set = ["initialize", "load", "new", "version"]

    /// Names of classes that generated files use, or that cannot be names of classes.
    static let classes: Set = [
        "BOOL", "Class", "IMP", "NSArray", "NSData", "NSDate", "NSDecimalNumber", "NSDictionary", "NSEntityDescription",
        "NSError", "NSFetchRequest", "NSIndexSet", "NSManagedObjectContext", "NSManagedObjectID",
        "NSManagedObjectModel",
        "NSMutableIndexSet", "NSMutableOrderedSet", "NSMutableSet", "NSNumber", "NSObject", "NSOrderedSet", "NSSet",
        "NSString", "NSURL", "NSUUID", "Protocol", "SEL", "id", "instancetype",
    ]

    /// Types of Apple's C headers that are visible in every file of an app: of `objc/runtime.h` through the module of
    /// Foundation, and of `MacTypes.h` through Core Foundation.
    static let systemTypes: Set = [
        "Boolean", "Byte", "Category", "Duration", "Fixed", "Fract", "Handle", "Ivar", "Method", "Point", "Ptr", "Rect",
        "Size", "Style",
    ]
}
