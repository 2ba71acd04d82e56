import ModelcSchema
import ModelcSettings

extension UserInfoKey {
    /// What the key does on an element of that kind in code of that language.
    func effect(on element: UserInfoElement, in language: OutputLanguage) -> UserInfoEffect {
        if !elements.contains(element) { return .misplaced }
        if let only, only != language { return .only(only) }
        switch self {
        case .usesScalarAttributeType, .destinationEntityIDKeyPath: return .mogeneratorTemplates
        case .syncable: return .foreign
        case .documentation, .discussion:
            // The methods of fetch requests have no comments in Objective-C.
            return element == .fetchRequest && language == .objectiveC ? .only(.swift) : inCode(of: element, language)
        case .ignore, .mogeneratorIgnore, .customBaseClass, .readOnly, .additionalImports, .additionalHeaderFileName,
            .attributeValueScalarType, .attributeValueClassName, .attributeTransformableProtocols,
            .attributeRawValueEnumType, .attributeCodableTypeName, .rawType, .unwrapOptional, .nonOptionalInit,
            .access, .snapshot, .codable, .swiftType, .rawFallback, .enumCases:
            return inCode(of: element, language)
        }
    }

    /// Composites have structures in Swift, and are plain dictionaries in Objective-C.
    private func inCode(of element: UserInfoElement, _ language: OutputLanguage) -> UserInfoEffect {
        element == .member && language == .objectiveC ? .only(.swift) : .honoured
    }

    /// What the key can stand on.
    private var elements: Set<UserInfoElement> {
        switch self {
        case .documentation, .discussion, .ignore, .mogeneratorIgnore, .usesScalarAttributeType, .syncable:
            Set(UserInfoElement.allCases)
        case .customBaseClass, .additionalImports, .additionalHeaderFileName, .access, .snapshot: [.entity]
        case .codable: [.entity, .attribute]
        case .readOnly, .attributeValueScalarType, .attributeTransformableProtocols, .attributeRawValueEnumType,
            .attributeCodableTypeName, .rawType, .unwrapOptional, .nonOptionalInit, .rawFallback, .enumCases:
            [.attribute]
        case .attributeValueClassName, .swiftType: [.attribute, .member]
        case .destinationEntityIDKeyPath: [.relationship]
        }
    }

    /// The one language that the key counts in; nil where it counts in both, or in none.
    private var only: OutputLanguage? {
        switch self {
        case .additionalHeaderFileName, .attributeTransformableProtocols: .objectiveC
        case .attributeRawValueEnumType, .attributeCodableTypeName, .rawType, .unwrapOptional, .nonOptionalInit,
            .access, .snapshot, .codable, .swiftType, .rawFallback, .enumCases:
            .swift
        case .documentation, .discussion, .ignore, .mogeneratorIgnore, .customBaseClass, .readOnly, .additionalImports,
            .attributeValueScalarType, .attributeValueClassName, .destinationEntityIDKeyPath, .usesScalarAttributeType,
            .syncable:
            nil
        }
    }
}
