import ModelcSchema
import ModelcSourceCode

/// Reports user info keys that have no effect in Objective-C output, for example because they do not fit the
/// attribute's type.
enum ObjectiveCUserInfoCheck {
    private static let keys = UserInfoCheck(language: .objectiveC)

    static func check(_ entity: EntityDescription, diagnostics: inout DiagnosticCollector) {
        keys.check(entity.userInfo, of: entity, .entity, entity.name, diagnostics: &diagnostics)
    }

    static func check(
        _ property: some PropertyDescription, _ kind: UserInfoElement, of owner: EntityDescription,
        diagnostics: inout DiagnosticCollector
    ) {
        keys.check(property.userInfo, of: property, kind, owner.name + "." + property.name, diagnostics: &diagnostics)
    }

    static func check(
        _ attribute: AttributeDescription, of owner: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        if attribute.userInfo.isEmpty { return }
        check(attribute, .attribute, of: owner, diagnostics: &diagnostics)
        for (key, help) in useless(for: attribute.type) where attribute.userInfo.has(key) {
            report(key, help, attribute, of: owner, diagnostics: &diagnostics)
        }
    }

    static func check(_ request: FetchRequestDescription, diagnostics: inout DiagnosticCollector) {
        keys.check(request.userInfo, of: request, .fetchRequest, request.name, diagnostics: &diagnostics)
    }

    /// Reports keys on composites and their members. In Objective-C, composites are dictionaries, and no code is
    /// generated for their members.
    static func check(_ composites: [CompositeDescription], diagnostics: inout DiagnosticCollector) {
        for composite in composites.sortedByName(\.name) {
            for member in composite.attributes.sortedByName(\.name) {
                let path = composite.name + "." + member.name
                keys.check(member.userInfo, of: member, .member, path, diagnostics: &diagnostics)
            }
        }
    }

    /// The user info keys that have no effect on attributes of a type, each with advice.
    private static func useless(for type: AttributeType) -> [(UserInfoKey, String)] {
        var keys: [(UserInfoKey, String)] = []
        if type.objectiveCScalar == nil {
            keys.append(
                (
                    .attributeValueScalarType,
                    "remove the key: only integers, floating-point numbers and Booleans have scalars"
                ))
        }
        if type != .transformable {
            keys.append((.attributeTransformableProtocols, "remove the key, or make the attribute transformable"))
        }
        if type != .transformable, type != .undefined {
            keys.append((.attributeValueClassName, "remove the key, or make the attribute transformable"))
        }
        return keys
    }

    private static func report(
        _ key: UserInfoKey, _ help: String, _ attribute: AttributeDescription, of owner: EntityDescription,
        diagnostics: inout DiagnosticCollector
    ) {
        let path = owner.name + "." + attribute.name
        diagnostics.report(
            .ignoredUserInfoKey, .warning,
            "user info key '\(key.rawValue)' of '\(path)' does not count for type \(attribute.type.rawValue)",
            at: ModelLocation(userInfo: key.rawValue, in: attribute.userInfo, of: attribute, path: path), help: help)
    }
}
