/// A primitive type of CloudKit's schema language. The raw value is its keyword.
package enum RecordFieldKind: String, CaseIterable, Sendable {
    case asset = "ASSET"
    case bytes = "BYTES"
    case double = "DOUBLE"
    case int64 = "INT64"
    case location = "LOCATION"
    case reference = "REFERENCE"
    case string = "STRING"
    case timestamp = "TIMESTAMP"
    /// A number that can still become an integer or a floating-point number, unless the field is declared with
    /// `PREFERRED AS`. CloudKit's development environment creates such a field from a saved record.
    case number = "NUMBER"

    /// Whether the type can follow `ENCRYPTED`.
    package var canBeEncrypted: Bool {
        switch self {
        case .bytes, .double, .int64, .location, .string, .timestamp: true
        case .asset, .reference, .number: false
        }
    }

    /// Whether the type can follow `NUMBER PREFERRED AS`.
    var canBePreferred: Bool {
        switch self {
        case .int64, .double: true
        case .asset, .bytes, .location, .reference, .string, .timestamp, .number: false
        }
    }

    /// The indexes that CloudKit adds when it creates a field of this type from a record that Core Data saves.
    package var exportedOptions: Set<RecordFieldOption> {
        switch self {
        case .string: [.queryable, .searchable, .sortable]
        case .int64, .double, .timestamp, .bytes: [.queryable, .sortable]
        case .asset, .location, .reference, .number: []
        }
    }
}
