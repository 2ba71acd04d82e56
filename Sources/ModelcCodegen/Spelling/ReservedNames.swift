import ModelcSchema
import ModelcSourceCode

/// Names that the model cannot give to properties of generated code.
enum ReservedNames {
    /// Members of `NSObject` and `NSManagedObject` that a property of the same name would replace: methods without
    /// arguments, and what has one as its setter.
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

    /// The first words of their other methods. Properties can have these names; a type cannot, since calls of it inside a
    /// class would be calls of the method.
    private static let managedObjectMethods: Set<String> = [
        "addObserver", "awake", "bind", "committedValues", "conforms", "dictionaryWithValues", "didAccessValue",
        "didChange", "didChangeValue", "doesNotRecognizeSelector", "fetchRequest", "forwardingTarget", "hasFault",
        "initialize", "isEqual", "isKind", "isMember", "load", "mutableArrayValue", "mutableOrderedSetValue",
        "mutableSetValue", "new", "objectIDs", "observe", "observeValue", "perform", "primitiveValue", "publisher",
        "removeObserver", "responds", "setNilValueForKey", "setPrimitiveValue", "setValue", "setValuesForKeys",
        "validateForDelete", "validateForInsert", "validateForUpdate", "validateValue", "value", "version",
        "willAccessValue", "willChange", "willChangeValue",
    ]

    /// Members that `NSObject` has on some of Apple's platforms only, with the place where they are declared.
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

    /// Whether generated code has to say a name inside a class or its snapshot, where a property would hide it.
    static func isSaidInClasses(_ name: String) -> Bool {
        name == "Self" || name == "CodingKeys" || name == helperFunction || supportTypes.contains(name)
            || supportMembers.contains(name) || snapshotMembers.contains(name)
    }

    /// What the support file adds to every object, and to the keys of a class.
    private static let supportMembers =
        [
            "modelcAdding", "modelcCase", "modelcCompared", "modelcEqual", "modelcFloat", "modelcID", "modelcIDs",
            "modelcKey",
            "modelcLacks", "modelcNumber", "modelcOrderedIDs", "modelcPath", "modelcUntypedIDs", "modelcValue",
            "setModelcValue",
        ] + keyTypes

    /// The types with the typed keys of a class, inside it.
    private static let keyTypes = ["ModelcKeys", "ModelcTable"]

    /// The condition that keys of objects have: a property of this name cannot be looked up by its name.
    static let keyCondition = "isIn"

    /// What snapshots have besides the model's properties.
    private static let snapshotMembers = ["_absent", "_identity"]

    /// The function that reads required values of dictionaries.
    private static let helperFunction = "requiredValue"

    /// Why no type can have a name that would hide what generated code has to name; nil where it can.
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

    /// The one of them that a property hides; the others are members of the class itself, which properties are not.
    static let hiddenMember = "managedID"

    /// Members that a composite's structure has beside the model's.
    static let compositeMembers: Set<String> = [
        "CodingKeys", "Self", "dictionary", "encode", "hash", "hashValue", "init", "requiredValue", "self",
    ]

    /// Whether the member of a composite has no typed key, since the name or the type means something else in the extension
    /// of `ManagedKey` that has the keys of the composite.
    static func isTaken(inKeysOfComposites name: String, _ type: String) -> Bool {
        let members = ["Value", "ascending", "descending", "isNil", "path"]
        return members.contains(name) || supportMembers.contains(name) || supportTypes.contains(name) || type == "Value"
    }

    /// The types of the support file.
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

    /// The type parameters of `ManagedKeys` and of its scope, which the keys of a class name beside classes of the model.
    private static let keyParameters = ["FetchedObject", "KeyScope", "KeyedObject"]
}

/// Names of Apple's that no type of a model can have, whatever module its class is in.
///
/// Two classes of one Objective-C name cannot live in one process, and generated files rely on many of these. From Apple's
/// documentation of Core Data and Foundation, and of the Objective-C runtime; classes that Swift knows by a shorter name
/// (`NSBundle`, which is `Bundle`) are here under the name of the runtime.
enum SystemNames {
    /// Who declares a type, as a phrase for messages; nil for a name that is free.
    static func owner(ofType name: String) -> String? {
        if coreData.contains(name) { return "Core Data" }
        if foundation.contains(name) { return "Foundation" }
        return name == "Protocol" ? "the Objective-C runtime" : nil
    }

    /// The modules of all generated files: a type or a property of one of these names would hide what is in them.
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

/// Why no class can have a name, whatever else is in the model: one answer for whoever names an entity and for whoever generates
/// its class.
package enum ClassNameFault {
    /// - Parameter language: the language in which the class would be written.
    /// - Returns: the end of a sentence that begins with the name, such as "is not a Swift identifier"; nil where a class can have
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

    /// Whether Objective-C or Apple's frameworks have the name already.
    static func isTakenInObjectiveC(_ name: String) -> Bool {
        ObjectiveCIdentifier.isKeyword(name) || ObjectiveCReservedNames.classes.contains(name)
            || name.hasPrefix("NS") && SystemNames.owner(ofType: name) != nil
    }
}

/// Names that generated Objective-C cannot give to things of the model.
enum ObjectiveCReservedNames {
    /// Class methods of `NSObject` without arguments that no constant may replace.
    static let classMethods: Set = ["initialize", "load", "new", "version"]

    /// Names of classes that generated files themselves rely on, or that are no names of classes.
    static let classes: Set = [
        "BOOL", "Class", "IMP", "NSArray", "NSData", "NSDate", "NSDecimalNumber", "NSDictionary", "NSEntityDescription",
        "NSError", "NSFetchRequest", "NSIndexSet", "NSManagedObjectContext", "NSManagedObjectID",
        "NSManagedObjectModel",
        "NSMutableIndexSet", "NSMutableOrderedSet", "NSMutableSet", "NSNumber", "NSObject", "NSOrderedSet", "NSSet",
        "NSString", "NSURL", "NSUUID", "Protocol", "SEL", "id", "instancetype",
    ]

    /// Types of Apple's C headers that every file of an app sees: of `objc/runtime.h` through the module of Foundation,
    /// and of `MacTypes.h` through Core Foundation.
    static let systemTypes: Set = [
        "Boolean", "Byte", "Category", "Duration", "Fixed", "Fract", "Handle", "Ivar", "Method", "Point", "Ptr", "Rect",
        "Size", "Style",
    ]
}
