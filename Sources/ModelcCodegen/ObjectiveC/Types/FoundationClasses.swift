/// What Foundation and Core Data declare, as far as models name it. A class that is missing here is declared once more,
/// which harms nobody.
enum FoundationClasses {
    static func contains(_ name: String) -> Bool { classes.contains(name) }

    static let protocols: Set = [
        "NSCoding", "NSCopying", "NSFastEnumeration", "NSMutableCopying", "NSObject", "NSSecureCoding",
    ]

    private static let classes: Set = [
        "NSArray", "NSAttributedString", "NSCache", "NSCalendar", "NSCharacterSet", "NSCountedSet", "NSData", "NSDate",
        "NSDateComponents", "NSDateInterval", "NSDecimalNumber", "NSDictionary", "NSError", "NSExpression",
        "NSHashTable",
        "NSIndexPath", "NSIndexSet", "NSLocale", "NSManagedObject", "NSManagedObjectID", "NSMapTable", "NSMeasurement",
        "NSMutableArray", "NSMutableAttributedString", "NSMutableData", "NSMutableDictionary", "NSMutableIndexSet",
        "NSMutableOrderedSet", "NSMutableSet", "NSMutableString", "NSNotification", "NSNull", "NSNumber", "NSObject",
        "NSOrderedSet", "NSPersonNameComponents", "NSPredicate", "NSRegularExpression", "NSSet", "NSSortDescriptor",
        "NSString", "NSTimeZone", "NSURL", "NSURLRequest", "NSUUID", "NSUnit", "NSValue",
    ]
}
