import ModelcSchema

/// The types of values of the standard library and Foundation, and how SwiftData stores them.
enum ValueTypes {
    private struct Row {
        var type: AttributeType
        /// Whether Xcode wrote hashes of such an attribute that agree.
        var isMeasured: Bool
    }

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

    private static let modules: Set = ["CoreGraphics", "Foundation", "FoundationEssentials", "Swift"]

    /// The stored type of a name that the source does not declare; nil if it is no known type of values.
    static func storedForm(_ path: [String]) -> StoredForm? {
        guard let name = path.last, path.count == 1 || path.count == 2 && modules.contains(path[0]) else { return nil }
        return rows[name].map { row in
            StoredForm(
                kind: .attribute(row.type),
                doubt: row.isMeasured ? nil : "no hash of an attribute of type '\(name)' from Xcode is known")
        }
    }
}
