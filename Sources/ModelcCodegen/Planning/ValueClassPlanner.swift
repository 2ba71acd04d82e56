import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Decides the Swift type of an attribute that names the class of its values (code-generation §2.3).
struct ValueClassPlanner {
    let names: StandardNames
    /// The module of the generated files, which needs no import.
    let module: String?

    /// The type of the attribute's values; nil where the attribute names no class.
    func type(
        of attribute: AttributeDescription, at place: ModelPlace, diagnostics: inout DiagnosticCollector
    ) -> SwiftType? {
        let declared = attribute.customClassName ?? attribute.userInfo[.attributeValueClassName]
        if !attribute.userInfo.isEmpty { reportConflict(in: attribute, at: place, diagnostics: &diagnostics) }
        let classText = declared.map(ValueClassText.init)
        if let classText, let declared {
            diagnostics.report(
                classText, declared, at: place,
                helpForSwift:
                    "write NSArray or NSDictionary, and the Swift type under the user info key modelc.swiftType")
        }
        if let swiftType = attribute.userInfo[.swiftType] {
            return overriding(swiftType, at: place, diagnostics: &diagnostics)
        }
        return classText.flatMap(type)
    }

    private func type(of text: ValueClassText) -> SwiftType? {
        switch text {
        case .empty, .invalid: nil
        case .named(let name, let module): named(name, module: module)
        case .generic(let name): SwiftType(name, module: "Foundation", isSendable: false)
        case .swift(let spelling): SwiftType(spelling, isSendable: false, isHashable: false)
        case .any: .any
        case .anyClass: SwiftType(names.swift("AnyClass"), isSendable: false, isHashable: false)
        case .protocols(let protocols):
            SwiftType(
                "(any " + protocols.map(SwiftIdentifier.escaped).joined(separator: " & ") + ")", isSendable: false,
                isHashable: false)
        }
    }

    private func named(_ name: String, module: String?) -> SwiftType {
        let isOwn = module == self.module
        let module = module == nil ? FrameworkClasses.module(of: name) : isOwn ? nil : module
        return SwiftType(
            SwiftIdentifier.escaped(name), module: module ?? ValueClassPlanner.foundation(name),
            isScalar: ValueClassPlanner.scalars.contains(name), isBoolean: name == "Bool", isSendable: false)
    }

    /// The user's own spelling of the type, which the model's class does not have to know of.
    private func overriding(
        _ text: String, at place: ModelPlace, diagnostics: inout DiagnosticCollector
    ) -> SwiftType? {
        let type = type(of: ValueClassText(text))
        if type == nil {
            diagnostics.report(
                .invalidObjCClass, .error, "value '\(text)' of modelc.swiftType is not a Swift type", at: place,
                help: "write a type such as [String] or Palette")
        }
        return type
    }

    private static func foundation(_ name: String) -> String? { name.hasPrefix("NS") ? "Foundation" : nil }

    private static let scalars: Set = [
        "Bool", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "UInt", "UInt16", "UInt32", "UInt64",
        "UInt8",
    ]
}

extension ValueClassPlanner {
    /// Says where the user info names another class than the model itself, which counts.
    func reportConflict(
        in attribute: AttributeDescription, at place: ModelPlace, diagnostics: inout DiagnosticCollector
    ) {
        guard let declared = attribute.valueClassName, let other = attribute.userInfo.text(.attributeValueClassName),
            declared != other
        else { return }
        diagnostics.report(
            .conflictingValueClass, .warning,
            "attribute '\(place.path)' has the class '\(declared)', and its user info names '\(other)'", at: place,
            help: "the model's class counts: remove the user info key attributeValueClassName")
    }

    /// Says where user info names a class for an attribute whose type has one.
    func reportUseless(
        _ attribute: AttributeDescription, of owner: String, diagnostics: inout DiagnosticCollector
    ) {
        for key in [UserInfoKey.attributeValueClassName, .swiftType] where attribute.userInfo.has(key) {
            let place = ModelPlace(attribute, of: owner)
            diagnostics.report(
                .ignoredUserInfoKey, .warning,
                "user info key '\(key.rawValue)' of '\(place.path)' does not count for type \(attribute.type.rawValue)",
                at: place, help: "make the attribute transformable, or remove the key")
        }
    }
}
