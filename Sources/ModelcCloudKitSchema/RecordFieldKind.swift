/// A primitive type of CloudKit's schema language. The raw value is the word in a schema.
package enum RecordFieldKind: String, CaseIterable, Sendable {
    case asset = "ASSET"
    case bytes = "BYTES"
    case double = "DOUBLE"
    case int64 = "INT64"
    case location = "LOCATION"
    case reference = "REFERENCE"
    case string = "STRING"
    case timestamp = "TIMESTAMP"
    /// A number whose kind is still open, unless the schema prefers one. Development makes it from a record.
    case number = "NUMBER"

    /// Whether `ENCRYPTED` may precede it.
    package var canBeEncrypted: Bool {
        switch self {
        case .bytes, .double, .int64, .location, .string, .timestamp: true
        case .asset, .reference, .number: false
        }
    }

    /// Whether `NUMBER PREFERRED AS` may be followed by it.
    var canBePreferred: Bool {
        switch self {
        case .int64, .double: true
        case .asset, .bytes, .location, .reference, .string, .timestamp, .number: false
        }
    }

    /// The indexes that CloudKit itself gives to a field of the type that Core Data makes.
    package var exportedOptions: Set<RecordFieldOption> {
        switch self {
        case .string: [.queryable, .searchable, .sortable]
        case .int64, .double, .timestamp, .bytes: [.queryable, .sortable]
        case .asset, .location, .reference, .number: []
        }
    }
}
