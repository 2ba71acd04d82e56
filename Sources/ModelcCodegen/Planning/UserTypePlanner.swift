import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Decides the type of an attribute whose values the user info turns into values of a type of the user's
/// (code-generation §3.5).
struct UserTypePlanner {
    let names: StandardNames

    /// - Parameter stored: the type that the model gives to the values.
    /// - Returns: nil where the user info names no type.
    func type(
        of attribute: AttributeDescription, _ stored: StoredType, of owner: String,
        diagnostics: inout DiagnosticCollector
    ) -> StoredType? {
        let userInfo = attribute.userInfo
        if userInfo.isEmpty { return nil }
        let place = ModelPlace(attribute, of: owner)
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
        _ name: String, _ attribute: AttributeDescription, at place: ModelPlace,
        diagnostics: inout DiagnosticCollector
    ) -> StoredType? {
        guard isType(name, .rawType, at: place, diagnostics: &diagnostics) else { return nil }
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
            // Sets of options are hashable only where their author says so.
            type.isOptional = attribute.isOptional
            type.isHashable = false
        }
        return StoredType(type: type, conversion: .rawValue(policy), needsAccessor: true, decidesOptionality: true)
    }

    private func policy(
        of attribute: AttributeDescription, zero: String, at place: ModelPlace,
        diagnostics: inout DiagnosticCollector
    ) -> RawValuePolicy {
        let userInfo = attribute.userInfo
        if userInfo.has(.nonOptionalInit) { return .total(zero: zero) }
        if userInfo.has(.unwrapOptional) { return .fatal }
        guard let text = userInfo[.rawFallback] else { return standardPolicy(of: attribute) }
        let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
        guard SwiftIdentifier.isValid(name) else {
            reportInvalid(text, .rawFallback, "no name of a case", "write a case such as draft", place, &diagnostics)
            return .none
        }
        return .fallback(SwiftIdentifier.escaped(name))
    }

    /// A required attribute with a default always has a value, so that the property has one, too.
    private func standardPolicy(of attribute: AttributeDescription) -> RawValuePolicy {
        guard !attribute.isOptional, let literal = MemberFallback(names: names).literal(ofDefault: attribute)
        else { return .none }
        return .standard(literal: literal)
    }

    private func jsonType(
        _ name: String, _ attribute: AttributeDescription, at place: ModelPlace,
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
        // Nothing but Codable is known of the type.
        let type = SwiftType(name, isOptional: true, isSendable: false, isHashable: false, isCodable: true)
        return StoredType(type: type, conversion: .json(storage), needsAccessor: true, decidesOptionality: true)
    }
}

extension UserInfo {
    /// The `RawRepresentable` type of an attribute's values. mogenerator's scalar type is one unless it is a number,
    /// which the model knows better.
    var rawTypeName: String? {
        if let name = text(.rawType) ?? text(.attributeRawValueEnumType) { return name }
        guard let name = text(.attributeValueScalarType) else { return nil }
        return ScalarTypeNames.contains(name) ? nil : name
    }
}

extension AttributeType {
    /// The literal that a raw value of the type has where there is no value; nil for types that no raw value has.
    fileprivate var rawValueZero: String? {
        switch self {
        case .integer16, .integer32, .integer64, .double, .float: "0"
        case .boolean: "false"
        case .string: "\"\""
        case .undefined, .decimal, .date, .binary, .uuid, .uri, .transformable, .objectID, .composite: nil
        }
    }
}
