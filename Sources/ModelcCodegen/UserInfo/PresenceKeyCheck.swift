import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Names keys that count by being there and whose value says that they should not: whoever writes `mogenerator.ignore = NO`
/// loses a class without knowing why (code-generation §5.1).
enum PresenceKeyCheck {
    private static let denials: Set = ["no", "false", "0"]

    static func check(_ model: ResolvedModel, _ input: CodeGenerationInput, diagnostics: inout DiagnosticCollector) {
        for entity in model.entities.sortedByName(\.name) {
            if let names = input.entityNames, !names.contains(entity.name) { continue }
            check(entity.userInfo, of: entity, entity.name, diagnostics: &diagnostics)
            for attribute in entity.attributes { check(attribute, of: entity, diagnostics: &diagnostics) }
            for relationship in entity.relationships { check(relationship, of: entity, diagnostics: &diagnostics) }
            for fetched in entity.fetchedProperties { check(fetched, of: entity, diagnostics: &diagnostics) }
        }
        for request in model.model.fetchRequests.sortedByName(\.name) {
            check(request.userInfo, of: request, request.name, diagnostics: &diagnostics)
        }
    }

    private static func check(
        _ property: some PropertyDescription, of owner: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        if property.userInfo.isEmpty { return }
        check(property.userInfo, of: property, owner.name + "." + property.name, diagnostics: &diagnostics)
    }

    private static func check(
        _ userInfo: UserInfo, of element: some SourceElement, _ path: String, diagnostics: inout DiagnosticCollector
    ) {
        for entry in userInfo.entries where UserInfoKey(rawValue: entry.key)?.countsByPresence == true {
            guard denials.contains(SwiftText.trimmed(entry.value).lowercased()) else { continue }
            diagnostics.report(
                .userInfoValueIgnored, .warning,
                "user info key '\(entry.key)' of '\(path)' counts by being there: the value '\(entry.value)' does not "
                    + "switch it off",
                at: ModelPlace(userInfo: entry.key, in: userInfo, of: element, path: path), help: "remove the key")
        }
    }
}

extension UserInfoKey {
    /// Whether the key's value does not count.
    fileprivate var countsByPresence: Bool {
        switch self {
        case .ignore, .mogeneratorIgnore, .readOnly, .unwrapOptional, .nonOptionalInit: true
        case .documentation, .discussion, .customBaseClass, .additionalHeaderFileName, .additionalImports,
            .attributeValueScalarType, .attributeValueClassName, .attributeTransformableProtocols,
            .attributeRawValueEnumType, .attributeCodableTypeName, .destinationEntityIDKeyPath,
            .usesScalarAttributeType, .syncable, .rawType, .access, .snapshot, .codable, .swiftType, .rawFallback,
            .enumCases:
            false
        }
    }
}
