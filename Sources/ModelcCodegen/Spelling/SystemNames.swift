import ModelcSchema

/// Names of Apple's classes that no type of a model can have, in any module.
///
/// Two classes with the same Objective-C name cannot exist in one process, and generated files use many of these
/// classes. The lists are from Apple's documentation of Core Data, Foundation and the Objective-C runtime. Classes with
/// a shorter name in Swift (`NSBundle` is `Bundle`) are listed under their Objective-C name.
enum SystemNames {
    /// The framework that declares a type, as a phrase for messages; nil if the name is not in the lists.
    static func owner(ofType name: String) -> String? {
        if coreData.contains(name) { return "Core Data" }
        if foundation.contains(name) { return "Foundation" }
        return name == "Protocol" ? "the Objective-C runtime" : nil
    }

    /// The modules that all generated files use. A type or a property with such a name would hide the module.
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
