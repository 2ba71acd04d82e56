import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// The user info keys that speak to code generators.
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
    case onInsert = "modelc.onInsert"
    case key = "modelc.key"
    case notInSnapshot = "modelc.notInSnapshot"
    case conformsTo = "modelc.conformsTo"

    /// What our own keys begin with: an unknown one is a misspelt one.
    static let prefix = "modelc."
}

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
            .access, .snapshot, .codable, .swiftType, .rawFallback, .enumCases, .onInsert, .key,
            .notInSnapshot, .conformsTo:
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
            .attributeCodableTypeName, .rawType, .unwrapOptional, .nonOptionalInit, .rawFallback, .enumCases,
            .onInsert, .notInSnapshot:
            [.attribute]
        case .attributeValueClassName, .swiftType, .key, .conformsTo: [.attribute, .member]
        case .destinationEntityIDKeyPath: [.relationship]
        }
    }

    /// The one language that the key counts in; nil where it counts in both, or in none.
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

/// What a user info key does where it stands.
enum UserInfoEffect: Equatable {
    case honoured
    /// It counts in that language only.
    case only(OutputLanguage)
    /// It counts in templates of mogenerator only.
    case mogeneratorTemplates
    /// It is Apple's own, of a service that is gone.
    case foreign
    /// It belongs to another kind of element.
    case misplaced
}

/// What user info is attached to.
enum UserInfoElement: String, CaseIterable {
    case entity = "an entity"
    case attribute = "an attribute"
    case member = "a composite's member"
    case relationship = "a relationship"
    case fetchedProperty = "a fetched property"
    case fetchRequest = "a fetch request"
}

extension UserInfo {
    /// The value of a key that speaks to code generators.
    subscript(key: UserInfoKey) -> String? { isEmpty ? nil : self[key.rawValue] }

    /// Whether the key is there, whatever its value.
    func has(_ key: UserInfoKey) -> Bool { self[key] != nil }

    /// The value without blanks around it; nil also for one of nothing else.
    func text(_ key: UserInfoKey) -> String? {
        guard let text = self[key].map(SwiftText.trimmed), !text.isEmpty else { return nil }
        return text
    }

    /// The parts between the commas, without blanks around them; empty ones are left out.
    func list(_ key: UserInfoKey) -> [String] {
        guard let text = self[key] else { return [] }
        return text.split(separator: ",").map { SwiftText.trimmed(String($0)) }.filter { !$0.isEmpty }
    }

    /// Whether the author wants no code for the element; the key's value does not count.
    var asksToIgnore: Bool { !isEmpty && (has(.ignore) || has(.mogeneratorIgnore)) }
}
