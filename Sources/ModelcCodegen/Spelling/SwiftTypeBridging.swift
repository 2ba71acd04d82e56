import ModelcSourceCode

/// The Objective-C classes of Swift types that models specify for transformable values.
enum SwiftTypeBridging {
    /// The class that a Swift type is bridged to; nil for any other name, which may be the name of a class.
    static func object(of name: String) -> ObjectiveCType? { objectByName[name] }

    /// The class that a Swift type is bridged to, derived from the type's text.
    static func object(ofSwiftType spelling: String) -> ObjectiveCType {
        if spelling.hasPrefix("[") {
            return SwiftTypeSyntax.isDictionary(spelling) ? ObjectiveCType("NSDictionary") : ObjectiveCType("NSArray")
        }
        let name = String(spelling.prefix { $0 != "<" && $0 != "?" })
        return object(of: name) ?? .object
    }

    private static let objectByName: [String: ObjectiveCType] = [
        "Array": ObjectiveCType("NSArray"), "Bool": .number, "Data": ObjectiveCType("NSData"),
        "Date": ObjectiveCType("NSDate"), "Decimal": ObjectiveCType("NSDecimalNumber"),
        "Dictionary": ObjectiveCType("NSDictionary"), "Double": .number, "Float": .number, "Int": .number,
        "Int16": .number, "Int32": .number, "Int64": .number, "Int8": .number, "Set": ObjectiveCType("NSSet"),
        "String": .string, "UInt": .number, "UInt16": .number, "UInt32": .number, "UInt64": .number, "UInt8": .number,
        "URL": ObjectiveCType("NSURL"), "UUID": ObjectiveCType("NSUUID"),
    ]
}
