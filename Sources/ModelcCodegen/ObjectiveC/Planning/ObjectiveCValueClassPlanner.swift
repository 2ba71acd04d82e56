import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Plans the Objective-C type of an attribute that names a class for its values.
struct ObjectiveCValueClassPlanner {
    /// The type of the attribute's values; nil if the attribute names no class and no protocol.
    func type(
        of attribute: AttributeDescription, owner: String, diagnostics: inout DiagnosticCollector
    ) -> ObjectiveCType? {
        let place = ModelLocation(attribute, of: owner, attribute: "customClassName")
        let userClass = attribute.userInfo["attributeValueClassName"]
        if let own = attribute.customClassName, let userClass, own != userClass {
            reportDifference(own, userClass, at: place, diagnostics: &diagnostics)
        }
        let declared = attribute.customClassName ?? userClass
        let named = declared.flatMap { type(declaredAs: $0, at: place, diagnostics: &diagnostics) }
        let protocols = protocols(of: attribute, owner: owner, diagnostics: &diagnostics)
        return adding(protocols: protocols, to: named)
    }

    private func type(
        declaredAs declared: String, at place: ModelLocation, diagnostics: inout DiagnosticCollector
    ) -> ObjectiveCType? {
        let text = ValueClassText(declared)
        switch text {
        case .empty: return reported(text, declared, at: place, nil, diagnostics: &diagnostics)
        case .named(let name, _): return named(name, declared, at: place, diagnostics: &diagnostics)
        case .generic:
            let type = ObjectiveCGenericSyntax.type(declared)
            let problem = type == nil ? .invalid : text
            return reported(problem, declared, at: place, type, diagnostics: &diagnostics)
        case .swift(let spelling):
            let type = SwiftTypeBridging.object(ofSwiftType: spelling)
            return reported(text, declared, at: place, type, diagnostics: &diagnostics)
        case .any: return .any
        case .anyClass: return .anyClass
        case .protocols(let protocols): return .conforming(to: protocols)
        case .invalid: return reported(text, declared, at: place, nil, diagnostics: &diagnostics)
        }
    }

    private func named(
        _ name: String, _ declared: String, at place: ModelLocation, diagnostics: inout DiagnosticCollector
    ) -> ObjectiveCType? {
        if ObjectiveCIdentifier.isKeyword(name) {
            return reported(.invalid, declared, at: place, nil, diagnostics: &diagnostics)
        }
        guard let bridged = SwiftTypeBridging.object(of: name) else { return .named(name) }
        return reported(.swift(name), declared, at: place, bridged, diagnostics: &diagnostics)
    }

    /// The protocols that `attributeTransformableProtocols` lists, separated by commas or spaces.
    private func protocols(
        of attribute: AttributeDescription, owner: String, diagnostics: inout DiagnosticCollector
    ) -> [String] {
        guard attribute.type == .transformable, let text = attribute.userInfo[.attributeTransformableProtocols] else {
            return []
        }
        let names = text.split { $0 == "," || $0.isWhitespace }.map(String.init)
        for name in names where !ObjectiveCIdentifier.isValid(name) {
            reportProtocol(name, of: attribute, owner: owner, diagnostics: &diagnostics)
        }
        return names.filter(ObjectiveCIdentifier.isValid)
    }

    private func adding(protocols: [String], to type: ObjectiveCType?) -> ObjectiveCType? {
        if protocols.isEmpty { return type }
        guard var type else { return .conforming(to: protocols) }
        type.protocols += ObjectiveCType.conforming(to: protocols).protocols
        return type
    }
}

extension ObjectiveCValueClassPlanner {
    /// Reports a problem with the named class, and returns the type that is used instead.
    private func reported(
        _ text: ValueClassText, _ declared: String, at place: ModelLocation, _ type: ObjectiveCType?,
        diagnostics: inout DiagnosticCollector
    ) -> ObjectiveCType? {
        diagnostics.report(
            text, declared, at: place,
            helpForSwift: "write the class that its values are in Objective-C, such as NSArray")
        return type
    }

    private func reportDifference(
        _ own: String, _ userClass: String, at place: ModelLocation, diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .conflictingValueClass, .warning,
            "attribute '\(place.path)' has the class '\(own)', and '\(userClass)' in its user info", at: place,
            help: "remove the user info key attributeValueClassName")
    }

    private func reportProtocol(
        _ name: String, of attribute: AttributeDescription, owner: String, diagnostics: inout DiagnosticCollector
    ) {
        let key = UserInfoKey.attributeTransformableProtocols.rawValue
        diagnostics.report(
            .invalidUserInfoValue, .error, "value '\(name)' of \(key) is not a name of a protocol",
            at: ModelLocation(
                userInfo: key, in: attribute.userInfo, of: attribute, path: owner + "." + attribute.name),
            help: "list names of protocols with commas between them")
    }
}
