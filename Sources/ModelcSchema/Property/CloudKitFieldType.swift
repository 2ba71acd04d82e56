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

extension SchemaChange {
    private static let typeChanges: Set<SchemaChangeKind> = [
        .attributeTypeNumericWidened, .attributeTypeNumericNarrowed, .attributeTypeBooleanNumeric,
        .attributeTypeIncompatible,
    ]

    /// Whether a change of an attribute's type is one of its field in CloudKit: Integer 16 and Integer 64 are both kept
    /// as INT64, Float and Double as DOUBLE. True where a field's type is not known; false for changes of other kinds.
    package var altersCloudKitField: Bool {
        guard SchemaChange.typeChanges.contains(kind) else { return false }
        let fields = [oldValue, newValue].map { $0.flatMap(AttributeType.init(rawValue:))?.cloudKitField }
        return fields.contains(nil) || fields[0] != fields[1]
    }
}
