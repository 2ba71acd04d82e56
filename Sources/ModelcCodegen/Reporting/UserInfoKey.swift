import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// The user info keys that modelc recognizes.
enum UserInfoKey: String, CaseIterable {
    case documentation, discussion
    // Keys of mogenerator.
    case customBaseClass = "mogenerator.customBaseClass"
    case mogeneratorIgnore = "mogenerator.ignore"
    case readOnly = "mogenerator.readonly"
    case additionalHeaderFileName, additionalImports
    case attributeValueScalarType, attributeValueClassName, attributeTransformableProtocols
    case attributeRawValueEnumType, attributeCodableTypeName
    case destinationEntityIDKeyPath
    case usesScalarAttributeType = "mogenerator.usesScalarAttributeType"
    case syncable = "com.apple.syncservices.Syncable"
    // Keys of SwiftGen.
    case rawType = "RawType"
    case unwrapOptional, nonOptionalInit
    // Keys of modelc.
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

    /// The prefix of modelc's own keys. An unknown key with this prefix is reported as misspelt.
    static let prefix = "modelc."
}

extension UserInfoKey {
    /// The effect of the key on a kind of element, in generated code of a language.
    func effect(on element: UserInfoElement, in language: OutputLanguage) -> UserInfoEffect {
        if !elements.contains(element) { return .misplaced }
        if let only, only != language { return .only(only) }
        switch self {
        case .usesScalarAttributeType, .destinationEntityIDKeyPath: return .mogeneratorTemplates
        case .syncable: return .foreign
        case .documentation, .discussion:
            // In Objective-C, the methods of fetch requests have no doc comments.
            return element == .fetchRequest && language == .objectiveC ? .only(.swift) : inCode(of: element, language)
        case .ignore, .mogeneratorIgnore, .customBaseClass, .readOnly, .additionalImports, .additionalHeaderFileName,
            .attributeValueScalarType, .attributeValueClassName, .attributeTransformableProtocols,
            .attributeRawValueEnumType, .attributeCodableTypeName, .rawType, .unwrapOptional, .nonOptionalInit,
            .access, .snapshot, .codable, .swiftType, .rawFallback, .enumCases, .onInsert, .key,
            .notInSnapshot, .conformsTo:
            return inCode(of: element, language)
        }
    }

    /// The effect of a key in code. It is different for composites, which are structures in Swift but dictionaries in
    /// Objective-C.
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

    /// The language, if the key has an effect in one language only; otherwise nil.
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
    /// The key has an effect only in this language.
    case only(OutputLanguage)
    /// The key has an effect only in mogenerator's templates.
    case mogeneratorTemplates
    /// The key belongs to a discontinued synchronization service of Apple.
    case foreign
    /// The key has no effect on this kind of element.
    case misplaced
}

extension UserInfo {
    /// The value of a user info key; nil if the key is absent.
    subscript(key: UserInfoKey) -> String? { isEmpty ? nil : self[key.rawValue] }

    func has(_ key: UserInfoKey) -> Bool { self[key] != nil }

    /// The value without surrounding white space; nil if it is absent or blank.
    func text(_ key: UserInfoKey) -> String? {
        guard let text = self[key].map(SwiftText.trimmed), !text.isEmpty else { return nil }
        return text
    }

    /// The value split at commas, without surrounding white space and without empty parts.
    func list(_ key: UserInfoKey) -> [String] {
        guard let text = self[key] else { return [] }
        return text.split(separator: ",").map { SwiftText.trimmed(String($0)) }.filter { !$0.isEmpty }
    }

    /// Whether the user info excludes the element from the generated code. Only the presence of the key matters, not
    /// its value.
    var asksToIgnore: Bool { !isEmpty && (has(.ignore) || has(.mogeneratorIgnore)) }
}
