/// The user info keys that speak to code generators (code-generation §5.1).
enum UserInfoKey: String, CaseIterable {
    case documentation, discussion
    // mogenerator.
    case customBaseClass = "mogenerator.customBaseClass"
    case mogeneratorIgnore = "mogenerator.ignore"
    case readOnly = "mogenerator.readonly"
    case additionalHeaderFileName, additionalImports
    case attributeValueScalarType, attributeValueClassName, attributeTransformableProtocols
    case attributeRawValueEnumType, attributeCodableTypeName
    case destinationEntityIDKeyPath
    case usesScalarAttributeType = "mogenerator.usesScalarAttributeType"
    case syncable = "com.apple.syncservices.Syncable"
    // SwiftGen.
    case rawType = "RawType"
    case unwrapOptional, nonOptionalInit
    // Ours.
    case ignore = "modelc.ignore"
    case access = "modelc.access"
    case snapshot = "modelc.snapshot"
    case codable = "modelc.codable"
    case swiftType = "modelc.swiftType"
    case rawFallback = "modelc.rawFallback"
    case enumCases = "modelc.enumCases"

    /// All keys, sorted.
    static var names: [String] { allCases.map(\.rawValue).sortedByName { $0 } }

    /// What our own keys begin with: an unknown one is a misspelt one.
    static let prefix = "modelc."
}
