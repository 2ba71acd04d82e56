import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Determines the type that the model specifies for an attribute's values.
struct StoredTypePlanner {
    let model: ResolvedModel
    let names: StandardNames
    let settings: GenerateSettings
    let valueClasses: ValueClassPlanner

    init(model: ResolvedModel, names: StandardNames, settings: GenerateSettings) {
        self.model = model
        self.names = names
        self.settings = settings
        valueClasses = ValueClassPlanner(names: names, module: settings.module?.value)
    }

    /// - Parameter owner: the name of the entity or the composite that declares the attribute.
    func type(
        of attribute: AttributeDescription, of owner: String, diagnostics: inout DiagnosticCollector
    ) -> StoredType {
        switch attribute.type {
        case .undefined: return undefined(attribute, of: owner, diagnostics: &diagnostics)
        case .transformable: return transformable(attribute, of: owner, diagnostics: &diagnostics)
        case .composite, .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date,
            .binary, .uuid, .uri, .objectID:
            if !attribute.userInfo.isEmpty {
                valueClasses.reportUseless(attribute, of: owner, diagnostics: &diagnostics)
            }
            return plainType(of: attribute)
        }
    }

    /// Returns the type that follows from the attribute's type in the model alone. For an attribute that names a
    /// class, this is the type of any object.
    func plainType(of attribute: AttributeDescription) -> StoredType {
        switch attribute.type {
        case .integer16, .integer32, .integer64, .double, .float, .boolean: number(attribute)
        case .date: date(attribute)
        case .decimal: decimal
        case .composite: composite(attribute)
        case .string, .binary, .uuid, .uri, .objectID, .transformable:
            StoredType(type: attribute.type.swiftType(names) ?? .object)
        case .undefined: StoredType(type: .any.optional(true), conversion: .none, needsAccessor: true)
        }
    }

    private func number(_ attribute: AttributeDescription) -> StoredType {
        let isScalar =
            switch settings.numbers.value {
            case .scalar: true
            case .model, .xcode: attribute.usesScalarValue == true
            case .object: false
            }
        if !isScalar { return StoredType(type: .numberObject) }
        return StoredType(
            type: attribute.type.swiftType(names) ?? .numberObject, conversion: attribute.type.conversion,
            decidesOptionality: settings.numbers.value == .xcode)
    }

    private func date(_ attribute: AttributeDescription) -> StoredType {
        if settings.dates.value != .date, attribute.usesScalarValue == true {
            let type = SwiftType(
                names.foundation("TimeInterval"), module: "Foundation", isScalar: true, isCodable: true)
            return StoredType(
                type: type, conversion: .timeInterval, decidesOptionality: settings.dates.value == .xcode)
        }
        return StoredType(type: attribute.type.swiftType(names) ?? .object)
    }

    private var decimal: StoredType {
        switch settings.decimal.value {
        case .object: return StoredType(type: .decimalNumber)
        case .swift:
            let type = SwiftType(names.foundation("Decimal"), module: "Foundation", isCodable: true)
            return StoredType(type: type, conversion: .decimal, needsAccessor: true)
        }
    }

    private func transformable(
        _ attribute: AttributeDescription, of owner: String, diagnostics: inout DiagnosticCollector
    ) -> StoredType {
        let place = ModelLocation(attribute, of: owner, attribute: "customClassName")
        return StoredType(
            type: valueClasses.type(of: attribute, at: place, diagnostics: &diagnostics) ?? .object)
    }

    /// Returns the optional type of an attribute without a type in the model: the class that it names, otherwise the
    /// type of any value or object.
    private func undefined(
        _ attribute: AttributeDescription, of owner: String, diagnostics: inout DiagnosticCollector
    ) -> StoredType {
        let place = ModelLocation(attribute, of: owner, attribute: "customClassName")
        let named = valueClasses.type(of: attribute, at: place, diagnostics: &diagnostics)
        if named == nil, settings.style.value.hasXcodeSymbols {
            return StoredType(type: .object.optional(true), decidesOptionality: true)
        }
        let type = named ?? .any
        return StoredType(
            type: type.optional(true), conversion: type.name == "Any" ? .none : .cast, needsAccessor: true,
            decidesOptionality: true)
    }

    /// Returns the structure of a composite. If the composite does not exist, and in Xcode's layouts, returns a plain
    /// dictionary type instead.
    private func composite(_ attribute: AttributeDescription) -> StoredType {
        guard !settings.style.value.hasXcodeSymbols, let composite = attribute.compositeName.flatMap(model.composite)
        else {
            let name = "[" + names.swift("String") + ": Any]"
            return StoredType(type: SwiftType(name, isSendable: false, isHashable: false))
        }
        return StoredType(
            type: SwiftType(SwiftIdentifier.escapedType(composite.name), isCodable: true), conversion: .composite,
            needsAccessor: true)
    }
}

/// Determines the Swift type of an attribute that names a class for its values.
struct ValueClassPlanner {
    let names: StandardNames
    /// The module of the generated files, which needs no import.
    let module: String?

    /// The type of the attribute's values; nil if the attribute names no class.
    func type(
        of attribute: AttributeDescription, at place: ModelLocation, diagnostics: inout DiagnosticCollector
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
        case .swift(let spelling):
            SwiftType(spelling, isSendable: false, isHashable: false).knowing(ValueTypeSyntax(names: names))
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

    /// The type that the user info specifies (`modelc.swiftType`). It may differ from the class in the model.
    private func overriding(
        _ text: String, at place: ModelLocation, diagnostics: inout DiagnosticCollector
    ) -> SwiftType? {
        let type = type(of: ValueClassText(text))
        if type == nil {
            diagnostics.report(
                .invalidUserInfoValue, .error, "value '\(text)' of modelc.swiftType is not a Swift type", at: place,
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
    /// Reports user info that specifies another class than the model does; the user info is used.
    func reportConflict(
        in attribute: AttributeDescription, at place: ModelLocation, diagnostics: inout DiagnosticCollector
    ) {
        guard let declared = attribute.valueClassName, let other = attribute.userInfo.text(.attributeValueClassName),
            declared != other
        else { return }
        diagnostics.report(
            .conflictingValueClass, .warning,
            "attribute '\(place.path)' has the class '\(declared)', and its user info names '\(other)'", at: place,
            help: "the model's class counts: remove the user info key attributeValueClassName")
    }

    /// Reports user info that specifies a class for an attribute whose type already determines the class.
    func reportUseless(
        _ attribute: AttributeDescription, of owner: String, diagnostics: inout DiagnosticCollector
    ) {
        for key in [UserInfoKey.attributeValueClassName, .swiftType] where attribute.userInfo.has(key) {
            let place = ModelLocation(attribute, of: owner)
            diagnostics.report(
                .ignoredUserInfoKey, .warning,
                "user info key '\(key.rawValue)' of '\(place.path)' does not count for type \(attribute.type.rawValue)",
                at: place, help: "make the attribute transformable, or remove the key")
        }
    }
}
