/// The type of the field that holds an attribute's values in a CloudKit schema made by Core Data (cloudkit-schema §3).
package enum CloudKitFieldType: String, CaseIterable, Sendable {
    case int64 = "INT64"
    case double = "DOUBLE"
    case timestamp = "TIMESTAMP"
    case string = "STRING"
    case bytes = "BYTES"
}

extension AttributeType {
    /// The type of the attribute's field; nil where CloudKit has none, or where it is not known.
    package var cloudKitField: CloudKitFieldType? {
        switch self {
        case .integer16, .integer32, .integer64, .boolean: .int64
        case .double, .float, .decimal: .double
        case .date: .timestamp
        case .string, .uuid, .uri: .string
        case .binary, .transformable: .bytes
        case .undefined, .objectID, .composite: nil
        }
    }
}
