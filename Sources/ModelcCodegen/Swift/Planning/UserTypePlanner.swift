import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Determines the type of an attribute whose user info specifies a custom type for its values.
struct UserTypePlanner {
    let names: StandardNames

    /// - Returns: nil if the user info specifies no type.
    func type(
        of attribute: AttributeDescription, of owner: String, diagnostics: inout DiagnosticCollector
    ) -> StoredType? {
        let userInfo = attribute.userInfo
        if userInfo.isEmpty { return nil }
        let place = ModelLocation(attribute, of: owner)
        reportEmpty(userInfo, at: place, diagnostics: &diagnostics)
        if let name = userInfo.rawTypeName {
            reportSecond(userInfo, at: place, diagnostics: &diagnostics)
            return rawType(name, attribute, at: place, diagnostics: &diagnostics)
        }
        reportUseless(userInfo, at: place, diagnostics: &diagnostics)
        guard let name = userInfo.text(.attributeCodableTypeName) ?? userInfo.text(.codable) else { return nil }
        return jsonType(name, attribute, at: place, diagnostics: &diagnostics)
    }

    private func rawType(
        _ name: String, _ attribute: AttributeDescription, at place: ModelLocation,
        diagnostics: inout DiagnosticCollector
    ) -> StoredType? {
        let key = attribute.userInfo.rawTypeKey
        guard isType(name, key, at: place, diagnostics: &diagnostics) else { return nil }
        guard !RawTypeNames.lackRawValues(name) else {
            reportInvalid(
                name, key, "not a type with raw values",
                "name an enumeration or another RawRepresentable type of your code, or remove the key", place,
                &diagnostics)
            return nil
        }
        guard let zero = attribute.type.rawValueZero else {
            reportKind("raw values are numbers, Booleans or texts", attribute, at: place, diagnostics: &diagnostics)
            return nil
        }
        let policy = policy(of: attribute, zero: zero, at: place, diagnostics: &diagnostics)
        var type = SwiftType(name, isCodable: true)
        switch policy {
        case .none: type.isOptional = true
        case .fatal, .fallback, .standard: break
        case .total:
            // The type may be an option set. It is hashable only if its author declares this, so it counts as not
            // hashable.
            type.isOptional = attribute.isOptional && !attribute.userInfo.has(.unwrapOptional)
            type.isHashable = false
        }
        return StoredType(type: type, conversion: .rawValue(policy), needsAccessor: true, decidesOptionality: true)
    }

    private func policy(
        of attribute: AttributeDescription, zero: String, at place: ModelLocation,
        diagnostics: inout DiagnosticCollector
    ) -> RawValuePolicy {
        let userInfo = attribute.userInfo
        if userInfo.has(.nonOptionalInit) { return .total(zero: zero) }
        if userInfo.has(.unwrapOptional) { return .fatal }
        guard let text = userInfo[.rawFallback], let name = userInfo.rawFallbackName
        else { return standardPolicy(of: attribute) }
        guard SwiftIdentifier.isValid(name) else {
            reportInvalid(text, .rawFallback, "no name of a case", "write a case such as draft", place, &diagnostics)
            return .none
        }
        return .fallback(SwiftIdentifier.escaped(name))
    }

    /// The policy for unknown raw values if the user info names no case for them. A required attribute with a default
    /// always has a value, so its property is not optional.
    private func standardPolicy(of attribute: AttributeDescription) -> RawValuePolicy {
        guard !attribute.isOptional, let literal = MemberFallback(names: names).literal(ofDefault: attribute)
        else { return .none }
        return .standard(literal: literal)
    }

    private func jsonType(
        _ name: String, _ attribute: AttributeDescription, at place: ModelLocation,
        diagnostics: inout DiagnosticCollector
    ) -> StoredType? {
        guard isType(name, .codable, at: place, diagnostics: &diagnostics) else { return nil }
        let storage: JSONStorage
        switch attribute.type {
        case .binary: storage = .data
        case .string: storage = .string
        case .undefined, .integer16, .integer32, .integer64, .decimal, .double, .float, .boolean, .date, .uuid, .uri,
            .transformable, .objectID, .composite:
            reportKind("JSON is kept as Binary Data or String", attribute, at: place, diagnostics: &diagnostics)
            return nil
        }
        // Of a custom type, it is only known that it is Codable.
        let type = SwiftType(name, isOptional: true, isSendable: false, isHashable: false, isCodable: true)
            .knowing(ValueTypeSyntax(names: names))
        return StoredType(type: type, conversion: .json(storage), needsAccessor: true, decidesOptionality: true)
    }
}

extension UserInfo {
    /// The `RawRepresentable` type that the user info names. A type in `attributeValueScalarType` (mogenerator) counts
    /// unless it is a number type.
    var rawTypeName: String? {
        if let name = text(.rawType) ?? text(.attributeRawValueEnumType) { return name }
        guard let name = text(.attributeValueScalarType) else { return nil }
        return ScalarTypeNames.contains(name) ? nil : name
    }

    /// The user info key that names the type with raw values.
    fileprivate var rawTypeKey: UserInfoKey {
        [.rawType, .attributeRawValueEnumType].first { text($0) != nil } ?? .attributeValueScalarType
    }

    /// The case for unknown raw values, without a leading dot: `draft` for `.draft`.
    var rawFallbackName: String? { self[.rawFallback].map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } }
}

extension AttributeType {
    /// The literal for a missing raw value: 0 or an empty string. Nil for types that raw values cannot have.
    fileprivate var rawValueZero: String? {
        switch self {
        case .integer16, .integer32, .integer64, .double, .float: "0"
        case .boolean: "false"
        case .string: "\"\""
        case .undefined, .decimal, .date, .binary, .uuid, .uri, .transformable, .objectID, .composite: nil
        }
    }
}

extension UserTypePlanner {
    func isType(
        _ text: String, _ key: UserInfoKey, at place: ModelLocation, diagnostics: inout DiagnosticCollector
    ) -> Bool {
        if SwiftTypeSyntax.isType(text) { return true }
        reportInvalid(text, key, "no type of Swift", "write a type such as NoteKind", place, &diagnostics)
        return false
    }

    func reportInvalid(
        _ text: String, _ key: UserInfoKey, _ problem: String, _ help: String, _ place: ModelLocation,
        _ diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .invalidUserInfoValue, .error,
            "value '\(text)' of user info key '\(key.rawValue)' of '\(place.path)' is \(problem)", at: place, help: help
        )
    }

    func reportKind(
        _ rule: String, _ attribute: AttributeDescription, at place: ModelLocation,
        diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .invalidUserInfoValue, .error,
            "attribute '\(place.path)' of type \(attribute.type.rawValue) cannot have a type of its own", at: place,
            help: rule + "; remove the user info key")
    }

    /// Reports keys whose value should be the name of a type, but is not.
    func reportEmpty(_ userInfo: UserInfo, at place: ModelLocation, diagnostics: inout DiagnosticCollector) {
        let keys: [UserInfoKey] = [
            .rawType, .attributeRawValueEnumType, .attributeValueScalarType, .attributeCodableTypeName, .codable,
        ]
        for key in keys where userInfo.has(key) && userInfo.text(key) == nil {
            reportInvalid("", key, "no type of Swift", "write a type such as NoteKind", place, &diagnostics)
        }
    }

    /// Reports keys that have no effect because another key takes precedence.
    func reportSecond(_ userInfo: UserInfo, at place: ModelLocation, diagnostics: inout DiagnosticCollector) {
        let names: [UserInfoKey] = [.rawType, .attributeRawValueEnumType, .attributeValueScalarType]
        let certain: UserInfoKey = userInfo.has(.nonOptionalInit) ? .nonOptionalInit : .unwrapOptional
        let codable: [UserInfoKey] = [.attributeCodableTypeName, .codable]
        reportAllButFirst(of: names + codable, userInfo, at: place, diagnostics: &diagnostics)
        reportAllButFirst(of: [certain, .rawFallback], userInfo, at: place, diagnostics: &diagnostics)
    }

    private func reportAllButFirst(
        of keys: [UserInfoKey], _ userInfo: UserInfo, at place: ModelLocation, diagnostics: inout DiagnosticCollector
    ) {
        let found = keys.filter(userInfo.has)
        guard let first = found.first else { return }
        // If the values are equal, they do not contradict each other.
        for key in found.dropFirst() where userInfo[key] != userInfo[first] {
            diagnostics.report(
                .ignoredUserInfoKey, .warning,
                "user info key '\(key.rawValue)' of '\(place.path)' stands beside \(first.rawValue), which counts",
                at: place, help: "remove one of the two keys")
        }
    }

    /// Reports keys for a type with raw values on an attribute without such a type.
    func reportUseless(_ userInfo: UserInfo, at place: ModelLocation, diagnostics: inout DiagnosticCollector) {
        for key in [UserInfoKey.unwrapOptional, .nonOptionalInit, .rawFallback, .enumCases] where userInfo.has(key) {
            diagnostics.report(
                .ignoredUserInfoKey, .warning,
                "user info key '\(key.rawValue)' of '\(place.path)' needs the key RawType", at: place,
                help: "name the type of the values under RawType, or remove \(key.rawValue)")
        }
        if let name = userInfo.text(.attributeValueScalarType) {
            diagnostics.report(
                .ignoredUserInfoKey, .warning,
                "user info key 'attributeValueScalarType' of '\(place.path)' names a number, \(name), and the model's "
                    + "type counts", at: place, help: "choose the type in the model, and remove the key")
        }
    }
}
