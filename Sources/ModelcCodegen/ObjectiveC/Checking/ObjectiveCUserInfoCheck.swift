import ModelcDiagnostics
import ModelcSchema

/// Names the user info keys of other tools that Objective-C output does not follow (code-generation §5.1).
enum ObjectiveCUserInfoCheck {
    static func check(
        _ attribute: AttributeDescription, of owner: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        if attribute.userInfo.isEmpty { return }
        checkOwnKeys(attribute.userInfo, of: attribute, owner.name + "." + attribute.name, diagnostics: &diagnostics)
        for (key, help) in swiftKeys {
            report(key, help, attribute, of: owner, diagnostics: &diagnostics)
        }
        if attribute.type.objectiveCScalar == nil {
            report(
                "attributeValueScalarType",
                "remove the key: only integers, floating-point numbers and Booleans have scalars",
                attribute, of: owner, diagnostics: &diagnostics)
        }
        if attribute.type != .transformable {
            report(
                "attributeTransformableProtocols", "remove the key, or make the attribute transformable", attribute,
                of: owner, diagnostics: &diagnostics)
        }
    }

    static func check(
        _ relationship: RelationshipDescription, of owner: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        if relationship.userInfo.isEmpty { return }
        checkOwnKeys(
            relationship.userInfo, of: relationship, owner.name + "." + relationship.name, diagnostics: &diagnostics)
        report(
            "destinationEntityIDKeyPath", "remove the key, or use a template that reads it", relationship, of: owner,
            diagnostics: &diagnostics)
    }

    /// Refuses keys that would be ours if they were spelt otherwise.
    static func checkOwnKeys(
        _ userInfo: UserInfo, of element: some SourceElement, _ path: String, diagnostics: inout DiagnosticCollector
    ) {
        for entry in userInfo.entries
        where entry.key.hasPrefix(UserInfoKey.prefix) && UserInfoKey(rawValue: entry.key) == nil {
            diagnostics.report(
                .unknownUserInfoKey, .error, "user info key '\(entry.key)' of '\(path)' is none of modelc's",
                at: ModelPlace(userInfo: entry.key, in: userInfo, of: element, path: path),
                help: "correct its spelling, or remove it")
        }
    }

    private static func report(
        _ key: String, _ help: String, _ property: some PropertyDescription, of owner: EntityDescription,
        diagnostics: inout DiagnosticCollector
    ) {
        guard property.userInfo[key] != nil else { return }
        let path = owner.name + "." + property.name
        diagnostics.report(
            .ignoredUserInfoKey, .warning, "user info key '\(key)' of '\(path)' has no effect in Objective-C",
            at: ModelPlace(userInfo: key, in: property.userInfo, of: property, path: path), help: help)
    }

    /// Keys that ask for types of Swift.
    private static let swiftKeys: [(key: String, help: String)] = {
        let scalar = "name a C enumeration under attributeValueScalarType, or generate Swift"
        return [
            ("RawType", scalar), ("attributeCodableTypeName", "generate Swift, or remove the key"),
            ("attributeRawValueEnumType", scalar), ("nonOptionalInit", scalar), ("unwrapOptional", scalar),
        ]
    }()
}
