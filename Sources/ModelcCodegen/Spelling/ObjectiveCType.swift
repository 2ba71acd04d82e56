import ModelcSchema

/// A type as it is written in generated Objective-C.
package struct ObjectiveCType: Hashable, Sendable {
    /// The type without the asterisk of a class: `NSString`, `int16_t`, `id<NSCoding>`.
    var name: String
    /// Whether the type is a class, so that it is written with an asterisk.
    var isPointer: Bool
    /// Whether values are objects, which can be nil.
    var isObject: Bool
    /// The names of the classes that need a forward declaration, except those of Foundation and Core Data.
    var classes: [String]
    /// The names of the protocols that need a forward declaration.
    var protocols: [String]

    init(
        _ name: String, isPointer: Bool = true, isObject: Bool = true, classes: [String] = [], protocols: [String] = []
    ) {
        self.name = name
        self.isPointer = isPointer
        self.isObject = isObject
        self.classes = classes
        self.protocols = protocols
    }

    /// The complete type: `NSString *`, `int16_t`.
    package var spelling: String { isPointer ? name + " *" : name }
    /// The complete type with the space before a name: `NSString *`, `int16_t `.
    var prefix: String { isPointer ? name + " *" : name + " " }
}

extension ObjectiveCType {
    static let any = ObjectiveCType("id", isPointer: false)
    static let anyClass = ObjectiveCType("Class", isPointer: false)
    static let object = ObjectiveCType("NSObject")
    static let string = ObjectiveCType("NSString")
    static let number = ObjectiveCType("NSNumber")
    static let date = ObjectiveCType("NSDate")
    static let dictionary = ObjectiveCType("NSDictionary<NSString *, id>")
    static let managedObject = ObjectiveCType("NSManagedObject")
    static let managedObjectID = ObjectiveCType("NSManagedObjectID")

    static func scalar(_ name: String) -> ObjectiveCType { ObjectiveCType(name, isPointer: false, isObject: false) }

    /// Returns the type of pointers to a class. It needs a forward declaration unless Foundation or Core Data
    /// declares the class.
    static func named(_ name: String) -> ObjectiveCType {
        ObjectiveCType(name, classes: FoundationClasses.contains(name) ? [] : [name])
    }

    /// The type of any object that conforms to the protocols: `id<NSCoding>`.
    static func conforming(to protocols: [String]) -> ObjectiveCType {
        let spelling = protocols.isEmpty ? "id" : "id<" + protocols.joined(separator: ", ") + ">"
        let foreign = protocols.filter { !FoundationClasses.protocols.contains($0) }
        return ObjectiveCType(spelling, isPointer: false, protocols: foreign)
    }

    /// The array type for several values of this type in a predicate, such as `NSArray<NSString *>`.
    var list: ObjectiveCType {
        ObjectiveCType("NSArray<\(spelling)>", classes: classes, protocols: protocols)
    }
}

/// The classes of Foundation and Core Data that models name. A class that is missing here gets a forward declaration,
/// which is harmless.
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

extension AttributeType {
    /// The object type of the attribute's values in Objective-C; nil if the attribute itself names a class.
    var objectiveCObject: ObjectiveCType? {
        switch self {
        case .integer16, .integer32, .integer64, .double, .float, .boolean: .number
        case .decimal: ObjectiveCType("NSDecimalNumber")
        case .string: .string
        case .date: ObjectiveCType("NSDate")
        case .binary: ObjectiveCType("NSData")
        case .uuid: ObjectiveCType("NSUUID")
        case .uri: ObjectiveCType("NSURL")
        case .objectID: .managedObjectID
        case .composite: .dictionary
        case .undefined: .any
        case .transformable: nil
        }
    }

    /// The scalar type of a number, such as `int16_t`; nil for other types and for decimal numbers.
    var objectiveCScalar: ObjectiveCType? {
        switch self {
        case .integer16: .scalar("int16_t")
        case .integer32: .scalar("int32_t")
        case .integer64: .scalar("int64_t")
        case .double: .scalar("double")
        case .float: .scalar("float")
        case .boolean: .scalar("BOOL")
        case .decimal, .string, .date, .binary, .uuid, .uri, .objectID, .composite, .undefined, .transformable: nil
        }
    }

    /// The method of `NSNumber` that returns the scalar, such as `shortValue`; nil for other types.
    var objectiveCNumberMethod: String? {
        switch self {
        case .integer16: "shortValue"
        case .integer32: "intValue"
        case .integer64: "longLongValue"
        case .double: "doubleValue"
        case .float: "floatValue"
        case .boolean: "boolValue"
        case .decimal, .string, .date, .binary, .uuid, .uri, .objectID, .composite, .undefined, .transformable: nil
        }
    }

    /// The memory attribute (`strong` or `copy`) of a property with an object of this type.
    var objectiveCMemory: String {
        switch self {
        case .integer16, .integer32, .integer64, .double, .float, .boolean, .decimal, .string, .date, .binary, .uuid,
            .uri, .composite:
            "copy"
        case .objectID, .undefined, .transformable: "strong"
        }
    }
}
