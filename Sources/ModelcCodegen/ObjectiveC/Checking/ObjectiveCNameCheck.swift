import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Rejects property names that are invalid in Objective-C or Core Data.
enum ObjectiveCNameCheck {
    static func check(
        _ property: some PropertyDescription, of owner: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        let name = property.name
        if !ObjectiveCIdentifier.isValid(name) {
            report(.invalidPropertyName, "is not a name of Objective-C", property, of: owner, diagnostics: &diagnostics)
        } else if ObjectiveCIdentifier.isKeyword(name) {
            report(
                .reservedPropertyName, "has the name of a word of Objective-C", property, of: owner,
                diagnostics: &diagnostics)
        } else if ReservedNames.managedObjectMembers.contains(name) || name == "new" {
            report(
                .reservedPropertyName, "has the name of a member of NSManagedObject", property, of: owner,
                diagnostics: &diagnostics)
        }
    }

    private static func report(
        _ id: DiagnosticID, _ fault: String, _ property: some PropertyDescription, of owner: EntityDescription,
        diagnostics: inout DiagnosticCollector
    ) {
        let place = ModelLocation(property, of: owner.name, attribute: "name")
        diagnostics.report(
            id, .error, "property '\(place.path)' \(fault)", at: place,
            help: "rename it and keep the old name as its renaming identifier, or give it the user info key "
                + "modelc.ignore")
    }
}

/// Rejects files whose names differ only in letter case: on most Macs the second would replace the first.
struct ObjectiveCFileNameCheck {
    private var firstByKey: [String: (name: String, entity: EntityDescription)] = [:]

    mutating func check(_ plan: ObjectiveCModel, of model: ResolvedModel, diagnostics: inout DiagnosticCollector) {
        for planned in plan.classes {
            guard let entity = model.entity(named: planned.entityName) else { continue }
            for stem in [planned.className, planned.machineClassName] {
                claim(stem, for: entity, diagnostics: &diagnostics)
            }
        }
    }

    private mutating func claim(
        _ name: String, for entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        guard let first = firstByKey[name.lowercased()] else {
            firstByKey[name.lowercased()] = (name, entity)
            return
        }
        // Two classes have one name: the check of class names has reported that.
        if first.name == name { return }
        diagnostics.report(
            .duplicateFileName, .error,
            "file '\(name).h' of entity '\(entity.name)' has the name of '\(first.name).h' of entity "
                + "'\(first.entity.name)', letter case aside",
            at: ModelLocation(entity, attribute: "representedClassName"), help: "give the class another name",
            related: [
                RelatedLocation(
                    "the other entity is here",
                    at: diagnostics.location(of: ModelLocation(first.entity, attribute: "representedClassName")))
            ])
    }
}

/// Reports the user info keys that have no effect in Objective-C output, including those that do not fit the
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

    /// Composites are dictionaries: no code is generated for their members.
    static func check(_ composites: [CompositeDescription], diagnostics: inout DiagnosticCollector) {
        for composite in composites.sortedByName(\.name) {
            for member in composite.attributes.sortedByName(\.name) {
                let path = composite.name + "." + member.name
                keys.check(member.userInfo, of: member, .member, path, diagnostics: &diagnostics)
            }
        }
    }

    /// The keys that have no effect on values of a type, with advice.
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
