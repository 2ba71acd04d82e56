import ModelcSchema

extension AttributeType {
    /// The type of attributes that use a scalar; nil where there is none (code-generation §7.4, §7.5). For dates it is
    /// unverified.
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

    /// The type of attributes that hold an object, where the attribute itself names no class. For object IDs it is
    /// unverified, and for composites it is what the documentation says.
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
    /// The type of objects whose class nobody names. Xcode declares even `NSObject` in front of its classes.
    static func anyObject(_ style: XcodeStyle) -> XcodeValueType {
        style.usesID
            ? .retained("NSObject", "id") : .retained("NSObject", "NSObject *", declaring: "NSObject")
    }
}
