import ModelcSchema

extension AttributeType {
    /// How Objective-C spells values of the type as objects (code-generation §2.1); nil where the attribute itself names
    /// its type.
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

    /// The scalar of a number; nil for other types, of which a decimal number is one.
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

    /// The method of `NSNumber` that gives the scalar; nil for other types.
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

    /// How a property keeps an object of the type (code-generation §2.7).
    var objectiveCMemory: String {
        switch self {
        case .integer16, .integer32, .integer64, .double, .float, .boolean, .decimal, .string, .date, .binary, .uuid,
            .uri, .composite:
            "copy"
        case .objectID, .undefined, .transformable: "strong"
        }
    }
}
