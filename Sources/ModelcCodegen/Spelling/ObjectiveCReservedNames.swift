/// Names that model elements cannot have in generated Objective-C.
enum ObjectiveCReservedNames {
    /// Class methods of `NSObject` without arguments. A constant with such a name would override the method.
    static let classMethods: Set = ["initialize", "load", "new", "version"]

    /// Class names that generated files use, and names that cannot be class names.
    static let classes: Set = [
        "BOOL", "Class", "IMP", "NSArray", "NSData", "NSDate", "NSDecimalNumber", "NSDictionary", "NSEntityDescription",
        "NSError", "NSFetchRequest", "NSIndexSet", "NSManagedObjectContext", "NSManagedObjectID",
        "NSManagedObjectModel",
        "NSMutableIndexSet", "NSMutableOrderedSet", "NSMutableSet", "NSNumber", "NSObject", "NSOrderedSet", "NSSet",
        "NSString", "NSURL", "NSUUID", "Protocol", "SEL", "id", "instancetype",
    ]

    /// Types in Apple's C headers that are visible in every file of an app: `objc/runtime.h` (through Foundation) and
    /// `MacTypes.h` (through Core Foundation).
    static let systemTypes: Set = [
        "Boolean", "Byte", "Category", "Duration", "Fixed", "Fract", "Handle", "Ivar", "Method", "Point", "Ptr", "Rect",
        "Size", "Style",
    ]
}
