import ModelcSchema

/// A Swift type whose attribute type in SwiftData's model is known.
enum SwiftDataValueType: String, Sendable {
    case int16 = "Int16"
    case int32 = "Int32"
    case int = "Int"
    case decimal = "Decimal"
    case double = "Double"
    case float = "Float"
    case string = "String"
    case bool = "Bool"
    case date = "Date"
    case data = "Data"
    case uuid = "UUID"
    case url = "URL"

    /// Creates the Swift type for an attribute type; nil if the attribute type has no such Swift type, as for
    /// transformable attributes.
    init?(_ type: AttributeType) {
        switch type {
        case .integer16: self = .int16
        case .integer32: self = .int32
        case .integer64: self = .int
        case .decimal: self = .decimal
        case .double: self = .double
        case .float: self = .float
        case .string: self = .string
        case .boolean: self = .bool
        case .date: self = .date
        case .binary: self = .data
        case .uuid: self = .uuid
        case .uri: self = .url
        case .undefined, .transformable, .objectID, .composite: return nil
        }
    }

    /// Whether Foundation declares the type; otherwise the standard library does.
    var isOfFoundation: Bool {
        switch self {
        case .decimal, .date, .data, .uuid, .url: true
        case .int16, .int32, .int, .double, .float, .string, .bool: false
        }
    }

    /// Whether no hash that Xcode wrote confirms how SwiftData stores such a property.
    var isUnverified: Bool { !(SwiftDataValueTypes.row(of: rawValue)?.isMeasured ?? false) }
}
