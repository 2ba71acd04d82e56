/// Value types of the standard library and Foundation, and the attribute types with which SwiftData stores them.
package enum SwiftDataValueTypes {
    /// The attribute type with which SwiftData stores a Swift type.
    package struct Row: Sendable {
        package var type: AttributeType
        /// Whether a hash that Xcode wrote for such an attribute is known and equals modelc's hash.
        package var isMeasured: Bool
    }

    /// Returns how SwiftData stores a type; nil if the type is not in the table.
    package static func row(of name: String) -> Row? { rows[name] }

    private static let rows: [String: Row] = [
        "Int": Row(type: .integer64, isMeasured: true), "Int64": Row(type: .integer64, isMeasured: true),
        "UInt64": Row(type: .integer64, isMeasured: true), "UInt": Row(type: .integer64, isMeasured: false),
        "Int32": Row(type: .integer32, isMeasured: true), "UInt32": Row(type: .integer32, isMeasured: true),
        "Int16": Row(type: .integer16, isMeasured: false), "UInt16": Row(type: .integer16, isMeasured: false),
        "Int8": Row(type: .integer16, isMeasured: false), "UInt8": Row(type: .integer16, isMeasured: true),
        "Bool": Row(type: .boolean, isMeasured: true), "Double": Row(type: .double, isMeasured: true),
        "TimeInterval": Row(type: .double, isMeasured: true), "Float": Row(type: .float, isMeasured: false),
        "CGFloat": Row(type: .double, isMeasured: false), "Decimal": Row(type: .decimal, isMeasured: true),
        "String": Row(type: .string, isMeasured: true), "Date": Row(type: .date, isMeasured: true),
        "Data": Row(type: .binary, isMeasured: true), "UUID": Row(type: .uuid, isMeasured: true),
        "URL": Row(type: .uri, isMeasured: false),
    ]
}
