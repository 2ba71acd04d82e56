import ModelcSchema
import ModelcSettings

/// The type of a property in Swift and Objective-C, as Xcode writes it.
struct XcodeValueType: Hashable {
    /// The way in which an Objective-C property stores its value. Scalars are never optional.
    enum Storage {
        case scalar
        case copied
        case retained
    }

    /// The Swift type, without a question mark.
    let swift: String
    /// The Objective-C type, with the asterisk of a pointer.
    let objectiveC: String
    let storage: Storage
    /// The name of the class that an Objective-C header must forward-declare for the type; nil if no declaration is
    /// needed.
    let forwardDeclaration: String?

    func spelling(in language: OutputLanguage) -> String {
        switch language {
        case .swift: swift
        case .objectiveC: objectiveC
        }
    }

    static func scalar(_ swift: String, _ objectiveC: String) -> XcodeValueType {
        XcodeValueType(swift: swift, objectiveC: objectiveC, storage: .scalar, forwardDeclaration: nil)
    }

    static func copied(_ swift: String, _ objectiveC: String) -> XcodeValueType {
        XcodeValueType(swift: swift, objectiveC: objectiveC + " *", storage: .copied, forwardDeclaration: nil)
    }

    static func retained(_ swift: String, _ objectiveC: String, declaring name: String? = nil) -> XcodeValueType {
        XcodeValueType(swift: swift, objectiveC: objectiveC, storage: .retained, forwardDeclaration: name)
    }
}

extension AttributeType {
    /// The scalar type of attributes; nil if there is none. The scalar of dates is not verified.
    var xcodeScalar: XcodeValueType? {
        switch self {
        case .integer16: .scalar("Int16", "int16_t")
        case .integer32: .scalar("Int32", "int32_t")
        case .integer64: .scalar("Int64", "int64_t")
        case .double: .scalar("Double", "double")
        case .float: .scalar("Float", "float")
        case .boolean: .scalar("Bool", "BOOL")
        case .date: .scalar("TimeInterval", "NSTimeInterval")
        case .undefined, .decimal, .string, .binary, .uuid, .uri, .transformable, .objectID, .composite: nil
        }
    }

    /// Returns the object type of an attribute that does not name a class itself. The type for object IDs is not
    /// verified, and the type for composites is from Apple's documentation.
    func xcodeObject(_ style: XcodeStyle) -> XcodeValueType {
        switch self {
        case .integer16, .integer32, .integer64, .double, .float, .boolean: .copied("NSNumber", "NSNumber")
        case .decimal: .copied("NSDecimalNumber", "NSDecimalNumber")
        case .string: .copied("String", "NSString")
        case .date: .copied(style.usesNSDate ? "NSDate" : "Date", "NSDate")
        case .binary: .retained(style.usesNSDate ? "NSData" : "Data", "NSData *")
        case .uuid: .copied("UUID", "NSUUID")
        case .uri: .copied("URL", "NSURL")
        case .objectID: .retained("NSManagedObjectID", "NSManagedObjectID *")
        case .composite: .copied("[String: Any]", "NSDictionary<NSString *, id>")
        case .undefined, .transformable: .anyObject(style)
        }
    }
}

extension XcodeValueType {
    /// The type of objects without a named class. Xcode forward-declares even `NSObject`.
    static func anyObject(_ style: XcodeStyle) -> XcodeValueType {
        style.usesID
            ? .retained("NSObject", "id") : .retained("NSObject", "NSObject *", declaring: "NSObject")
    }
}
