import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// The user info keys for code generators.
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
    // modelc.
    case ignore = "modelc.ignore"
    case access = "modelc.access"
    case snapshot = "modelc.snapshot"
    case codable = "modelc.codable"
    case swiftType = "modelc.swiftType"
    case rawFallback = "modelc.rawFallback"
    case enumCases = "modelc.enumCases"
    case onInsert = "modelc.onInsert"
    case key = "modelc.key"
    case notInSnapshot = "modelc.notInSnapshot"
    case conformsTo = "modelc.conformsTo"

    /// The prefix of modelc's own keys: an unknown key with this prefix is misspelt.
    static let prefix = "modelc."
}

extension UserInfoKey {
    /// The effect of the key on an element of that kind in code of that language.
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
            .access, .snapshot, .codable, .swiftType, .rawFallback, .enumCases, .onInsert, .key,
            .notInSnapshot, .conformsTo:
            return inCode(of: element, language)
        }
    }

    /// Composites are structures in Swift, and plain dictionaries in Objective-C.
    private func inCode(of element: UserInfoElement, _ language: OutputLanguage) -> UserInfoEffect {
        element == .member && language == .objectiveC ? .only(.swift) : .honoured
    }

    /// The elements that can have the key.
    private var elements: Set<UserInfoElement> {
        switch self {
        case .documentation, .discussion, .ignore, .mogeneratorIgnore, .usesScalarAttributeType, .syncable:
            Set(UserInfoElement.allCases)
        case .customBaseClass, .additionalImports, .additionalHeaderFileName, .access, .snapshot: [.entity]
        case .codable: [.entity, .attribute]
        case .readOnly, .attributeValueScalarType, .attributeTransformableProtocols, .attributeRawValueEnumType,
            .attributeCodableTypeName, .rawType, .unwrapOptional, .nonOptionalInit, .rawFallback, .enumCases,
            .onInsert, .notInSnapshot:
            [.attribute]
        case .attributeValueClassName, .swiftType, .key, .conformsTo: [.attribute, .member]
        case .destinationEntityIDKeyPath: [.relationship]
        }
    }

    /// The only language in which the key has an effect; nil if it has one in both languages, or in none.
    private var only: OutputLanguage? {
        switch self {
        case .additionalHeaderFileName, .attributeTransformableProtocols: .objectiveC
        case .attributeRawValueEnumType, .attributeCodableTypeName, .rawType, .unwrapOptional, .nonOptionalInit,
            .access, .snapshot, .codable, .swiftType, .rawFallback, .enumCases, .key, .notInSnapshot,
            .conformsTo:
            .swift
        case .documentation, .discussion, .ignore, .mogeneratorIgnore, .customBaseClass, .readOnly, .additionalImports,
            .attributeValueScalarType, .attributeValueClassName, .destinationEntityIDKeyPath, .usesScalarAttributeType,
            .syncable, .onInsert:
            nil
        }
    }
}

/// The effect of a user info key on an element.
enum UserInfoEffect: Equatable {
    case honoured
    /// The key has an effect in that language only.
    case only(OutputLanguage)
    /// The key has an effect in templates of mogenerator only.
    case mogeneratorTemplates
    /// The key is Apple's own, for a discontinued service.
    case foreign
    /// The key belongs to another kind of element.
    case misplaced
}

extension UserInfo {
    /// The value of a key for code generators.
    subscript(key: UserInfoKey) -> String? { isEmpty ? nil : self[key.rawValue] }

    func has(_ key: UserInfoKey) -> Bool { self[key] != nil }

    /// The trimmed value; nil also if it is blank.
    func text(_ key: UserInfoKey) -> String? {
        guard let text = self[key].map(SwiftText.trimmed), !text.isEmpty else { return nil }
        return text
    }

    /// The trimmed parts between the commas; empty ones are left out.
    func list(_ key: UserInfoKey) -> [String] {
        guard let text = self[key] else { return [] }
        return text.split(separator: ",").map { SwiftText.trimmed(String($0)) }.filter { !$0.isEmpty }
    }

    /// Whether the element is excluded from the generated code; the key's value is ignored.
    var asksToIgnore: Bool { !isEmpty && (has(.ignore) || has(.mogeneratorIgnore)) }
}
