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
