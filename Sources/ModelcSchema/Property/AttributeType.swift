import ModelcBase

/// The type of an attribute (`NSAttributeType`; FormatModelXML §3.2). The raw value is the name in the XML form.
package enum AttributeType: String, CaseIterable, Sendable {
    case undefined = "Undefined"
    case integer16 = "Integer 16"
    case integer32 = "Integer 32"
    case integer64 = "Integer 64"
    case decimal = "Decimal"
    case double = "Double"
    case float = "Float"
    case string = "String"
    case boolean = "Boolean"
    case date = "Date"
    case binary = "Binary"
    case uuid = "UUID"
    case uri = "URI"
    case transformable = "Transformable"
    case objectID = "ObjectID"
    case composite = "Composite"

    /// The number of the type in archives and in the API (`NSAttributeType`).
    package var code: Int {
        switch self {
        case .undefined: 0
        case .integer16: 100
        case .integer32: 200
        case .integer64: 300
        case .decimal: 400
        case .double: 500
        case .float: 600
        case .string: 700
        case .boolean: 800
        case .date: 900
        case .binary: 1000
        case .uuid: 1100
        case .uri: 1200
        case .transformable: 1800
        case .objectID: 2000
        case .composite: 2100
        }
    }

    /// The type with a number in archives and in the API; nil for an unknown number.
    package init?(code: Int) {
        guard let type = AttributeType.allCases.first(where: { $0.code == code }) else { return nil }
        self = type
    }

    /// Whether a value is a whole number.
    package var isInteger: Bool {
        switch self {
        case .integer16, .integer32, .integer64: true
        case .undefined, .decimal, .double, .float, .string, .boolean, .date, .binary, .uuid, .uri, .transformable,
            .objectID, .composite:
            false
        }
    }

    /// Whether a value is a number; Booleans are not.
    package var isNumber: Bool {
        switch self {
        case .integer16, .integer32, .integer64, .decimal, .double, .float: true
        case .undefined, .string, .boolean, .date, .binary, .uuid, .uri, .transformable, .objectID, .composite: false
        }
    }

    /// Whether generated code can use a scalar for it; then Xcode writes the setting to the file.
    package var canBeScalar: Bool {
        switch self {
        case .integer16, .integer32, .integer64, .double, .float, .boolean, .date, .uuid: true
        case .undefined, .decimal, .string, .binary, .uri, .transformable, .objectID, .composite: false
        }
    }

    /// Whether an attribute of the type can have a default in its text form or, for dates, as a number of seconds.
    package var hasDefault: Bool {
        switch self {
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .boolean, .date, .string: true
        case .undefined, .binary, .uuid, .uri, .transformable, .objectID, .composite: false
        }
    }

    /// Whether its values, or their length, can have a minimum and a maximum.
    package var hasBounds: Bool {
        switch self {
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .date, .string: true
        case .undefined, .boolean, .binary, .uuid, .uri, .transformable, .objectID, .composite: false
        }
    }

    /// Whether its values can be stored in files beside the store.
    package var canBeExternal: Bool {
        switch self {
        case .binary, .transformable: true
        case .undefined, .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date, .uuid,
            .uri, .objectID, .composite:
            false
        }
    }

    /// Whether the author chooses the class of its values.
    package var hasOpenClass: Bool {
        switch self {
        case .undefined, .transformable: true
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date, .binary, .uuid,
            .uri, .objectID, .composite:
            false
        }
    }
}

/// The type of the field for an attribute's values in a CloudKit schema made by Core Data (MigrationFindings, CK801).
enum CloudKitFieldType: String, CaseIterable, Sendable {
    case int64 = "INT64"
    case double = "DOUBLE"
    case timestamp = "TIMESTAMP"
    case string = "STRING"
    case bytes = "BYTES"
}

extension AttributeType {
    /// The type of the attribute's field; nil if CloudKit has none, or if it is not known.
    var cloudKitField: CloudKitFieldType? {
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

extension AttributeType {
    /// The type for a word: its name in Xcode, or its Swift type. Letter case, spaces and hyphens are ignored.
    package init?(word: String) {
        let wanted = AttributeType.folded(word)
        let named = AttributeType.allCases.first { AttributeType.folded($0.rawValue) == wanted }
        guard let type = named ?? AttributeType.aliases[wanted] else { return nil }
        self = type
    }

    /// The type that was probably intended by a misspelt word; nil if none is near enough. Of two that are equally
    /// near, it is the one with that name: `Dat` is Date, not the alias Data of Binary.
    package static func nearest(toWord word: String) -> AttributeType? {
        let word = folded(word)
        let name = SpellingSuggestion.nearest(to: word, among: allCases.map { folded($0.rawValue) })
        let alias = SpellingSuggestion.nearest(to: word, among: aliases.keys)
        guard let name, let alias else { return (name ?? alias).flatMap(AttributeType.init(word:)) }
        let distance = { (other: String) in
            SpellingSuggestion.editDistance(Array(word.unicodeScalars), Array(other.unicodeScalars))
        }
        return AttributeType(word: distance(alias) < distance(name) ? alias : name)
    }

    /// Types of Swift and of databases. An `int` is Swift's, of 64 bits.
    private static let aliases: [String: AttributeType] = [
        "int16": .integer16, "int32": .integer32, "int64": .integer64, "int": .integer64, "integer": .integer64,
        "smallint": .integer16, "bigint": .integer64, "long": .integer64, "bool": .boolean, "data": .binary,
        "binarydata": .binary, "blob": .binary, "url": .uri, "none": .undefined, "text": .string, "varchar": .string,
        "datetime": .date, "timestamp": .date,
    ]

    private static func folded(_ word: String) -> String { word.lowercased().filter { $0 != " " && $0 != "-" } }
}
