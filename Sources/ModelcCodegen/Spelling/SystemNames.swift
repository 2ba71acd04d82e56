import ModelcSchema

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
