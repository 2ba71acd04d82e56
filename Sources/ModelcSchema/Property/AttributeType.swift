import ModelcBase

/// The type of an attribute (`NSAttributeType`; FormatModelXML §3.2). The raw value is the type's name in the model's
/// XML file.
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

    /// The number of the type in compiled models and in the API (`NSAttributeType`).
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

    /// Creates a type from its number in compiled models and in the API; nil for an unknown number.
    package init?(code: Int) {
        guard let type = AttributeType.allCases.first(where: { $0.code == code }) else { return nil }
        self = type
    }

    /// Whether values of the type are whole numbers.
    package var isInteger: Bool {
        switch self {
        case .integer16, .integer32, .integer64: true
        case .undefined, .decimal, .double, .float, .string, .boolean, .date, .binary, .uuid, .uri, .transformable,
            .objectID, .composite:
            false
        }
    }

    /// Whether values of the type are numbers. False for Boolean.
    package var isNumber: Bool {
        switch self {
        case .integer16, .integer32, .integer64, .decimal, .double, .float: true
        case .undefined, .string, .boolean, .date, .binary, .uuid, .uri, .transformable, .objectID, .composite: false
        }
    }

    /// Whether generated code can use a scalar type for the attribute. If so, Xcode writes `usesScalarValueType` to the
    /// file.
    package var canBeScalar: Bool {
        switch self {
        case .integer16, .integer32, .integer64, .double, .float, .boolean, .date, .uuid: true
        case .undefined, .decimal, .string, .binary, .uri, .transformable, .objectID, .composite: false
        }
    }

    /// Whether an attribute of the type can have a default: as text, or as a number of seconds for dates.
    package var hasDefault: Bool {
        switch self {
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .boolean, .date, .string: true
        case .undefined, .binary, .uuid, .uri, .transformable, .objectID, .composite: false
        }
    }

    /// Whether attributes of the type can have a minimum and a maximum for their value or their length.
    package var hasBounds: Bool {
        switch self {
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .date, .string: true
        case .undefined, .boolean, .binary, .uuid, .uri, .transformable, .objectID, .composite: false
        }
    }

    /// Whether values of the type can be stored in files next to the store.
    package var canBeExternal: Bool {
        switch self {
        case .binary, .transformable: true
        case .undefined, .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date, .uuid,
            .uri, .objectID, .composite:
            false
        }
    }

    /// Whether the author of the model chooses the class of the values.
    package var hasOpenClass: Bool {
        switch self {
        case .undefined, .transformable: true
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date, .binary, .uuid,
            .uri, .objectID, .composite:
            false
        }
    }
}

/// The type of an attribute's field in a CloudKit schema that Core Data creates (MigrationFindings, CK801).
package enum CloudKitFieldType: String, CaseIterable, Sendable {
    case int64 = "INT64"
    case double = "DOUBLE"
    case timestamp = "TIMESTAMP"
    case string = "STRING"
    case bytes = "BYTES"
}

extension AttributeType {
    /// The type of the attribute's field in CloudKit. Nil if CloudKit has no field for it, or if the type is not known.
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

extension AttributeType {
    /// Creates a type from its name in Xcode or its Swift type. Letter case, spaces and hyphens are ignored.
    package init?(word: String) {
        let wanted = AttributeType.folded(word)
        let named = AttributeType.allCases.first { AttributeType.folded($0.rawValue) == wanted }
        guard let type = named ?? AttributeType.aliases[wanted] else { return nil }
        self = type
    }

    /// The type that was probably intended by a misspelt word; nil if no name is similar enough. If a name and an alias
    /// are equally similar, the name is used: `Dat` is Date, not the alias Data of Binary.
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

    /// Names of types in Swift and in databases, each with the attribute type. `int` means Swift's `Int`, with 64 bits.
    private static let aliases: [String: AttributeType] = [
        "int16": .integer16, "int32": .integer32, "int64": .integer64, "int": .integer64, "integer": .integer64,
        "smallint": .integer16, "bigint": .integer64, "long": .integer64, "bool": .boolean, "data": .binary,
        "binarydata": .binary, "blob": .binary, "url": .uri, "none": .undefined, "text": .string, "varchar": .string,
        "datetime": .date, "timestamp": .date,
    ]

    private static func folded(_ word: String) -> String { word.lowercased().filter { $0 != " " && $0 != "-" } }
}
