import ModelcSchema

/// What one of the user info keys is to do (code-generation §5.1).
struct UserInfoKeyRow: Sendable, CustomStringConvertible {
    let key: String
    /// A value that says something.
    var value = ""
    /// The type of attributes that the key is about.
    var type = AttributeType.string
    /// What else the element needs for the key to have an effect.
    var beside: [String: String] = [:]
    /// Where Swift code follows the key, and where Objective-C does.
    var swift: [KeyedElement] = []
    var objectiveC: [KeyedElement] = []

    var description: String { key }

    private static let raw = ["RawType": "Kind"]
    private static let declared: [KeyedElement] = [.entity, .attribute, .relationship, .fetchedProperty]

    static let all: [UserInfoKeyRow] = [
        .init(key: "documentation", value: "text", swift: KeyedElement.allCases, objectiveC: declared),
        .init(key: "discussion", value: "text", swift: KeyedElement.allCases, objectiveC: declared),
        .init(key: "mogenerator.customBaseClass", value: "Base", swift: [.entity], objectiveC: [.entity]),
        .init(key: "mogenerator.ignore", swift: KeyedElement.allCases, objectiveC: declared + [.fetchRequest]),
        .init(key: "mogenerator.readonly", swift: [.attribute], objectiveC: [.attribute]),
        .init(key: "mogenerator.usesScalarAttributeType", value: "YES"),
        .init(key: "com.apple.syncservices.Syncable", value: "NO"),
        .init(key: "additionalHeaderFileName", value: "More.h", objectiveC: [.entity]),
        .init(key: "additionalImports", value: "Palette, , Kit.Part", swift: [.entity], objectiveC: [.entity]),
        .init(
            key: "attributeValueScalarType", value: "Kind", type: .integer16, swift: [.attribute],
            objectiveC: [.attribute]),
        .init(
            key: "attributeValueClassName", value: "Palette", type: .transformable, swift: [.attribute, .member],
            objectiveC: [.attribute]),
        .init(
            key: "attributeTransformableProtocols", value: "P, Q", type: .transformable, objectiveC: [.attribute]),
        .init(key: "attributeRawValueEnumType", value: "Kind", type: .integer16, swift: [.attribute]),
        .init(key: "attributeCodableTypeName", value: "Point", swift: [.attribute]),
        .init(key: "destinationEntityIDKeyPath", value: "id"),
        .init(key: "RawType", value: "Kind", type: .integer16, swift: [.attribute]),
        .init(key: "unwrapOptional", type: .integer16, beside: raw, swift: [.attribute]),
        .init(key: "nonOptionalInit", type: .integer16, beside: raw, swift: [.attribute]),
        .init(key: "modelc.ignore", swift: KeyedElement.allCases, objectiveC: declared + [.fetchRequest]),
        .init(key: "modelc.access", value: "internal", swift: [.entity]),
        .init(key: "modelc.snapshot", swift: [.entity]),
        .init(key: "modelc.codable", value: "Point", beside: ["modelc.snapshot": ""], swift: [.entity, .attribute]),
        .init(key: "modelc.swiftType", value: "[Int]", type: .transformable, swift: [.attribute, .member]),
        .init(key: "modelc.rawFallback", value: "plain", type: .integer16, beside: raw, swift: [.attribute]),
        .init(key: "modelc.enumCases", value: "plain, bold", type: .integer16, beside: raw, swift: [.attribute]),
    ]
}
