import ModelcSchema
import ModelcSettings

/// Plans how an attribute of an entity or a member of a composite is declared in Swift.
struct AttributePlanner {
    let model: ResolvedModel
    let names: StandardNames
    let settings: GenerateSettings
    let values: StoredTypePlanner
    let userTypes: UserTypePlanner
    let documentation: DocumentationPlanner
    private let initialValues: InitialValuePlanner
    // Stored, because reading a setting for each attribute is slow.
    private let optionality: OptionalityStyle
    private let requiredWithoutDefault: RequiredAttributeStyle

    init(model: ResolvedModel, names: StandardNames, settings: GenerateSettings) {
        self.model = model
        self.names = names
        self.settings = settings
        values = StoredTypePlanner(model: model, names: names, settings: settings)
        userTypes = UserTypePlanner(names: names)
        documentation = DocumentationPlanner(includesFacts: settings.docFacts.value)
        initialValues = InitialValuePlanner(names: names, rules: InitialValueRules(settings))
        optionality = settings.optionality.value
        requiredWithoutDefault = settings.requiredWithoutDefault.value
    }

    /// Plans an attribute of an entity's class.
    func plan(
        _ attribute: AttributeDescription, of owner: String, diagnostics: inout DiagnosticCollector
    ) -> GeneratedProperty {
        UserInfoCheck(language: .swift).check(
            attribute.userInfo, of: attribute, .attribute, owner + "." + attribute.name, diagnostics: &diagnostics)
        let stored = values.type(of: attribute, of: owner, diagnostics: &diagnostics)
        let own = userTypes.type(of: attribute, of: owner, diagnostics: &diagnostics)
        let value = promised(own ?? stored, attribute, isOfUser: own != nil, of: owner, diagnostics: &diagnostics)
        let needsValue = !attribute.isOptional && attribute.hasNoDefault && attribute.type != .undefined
        let type = type(of: attribute, value, lacksValue: needsValue)
        var property = property(attribute, value, type)
        if !attribute.isTransient { property.keyType = keyType(of: attribute, type, value.conversion) }
        property.initialValue = initialValues.plan(attribute, property, of: owner, diagnostics: &diagnostics)
        property.needsInitialValue =
            needsValue && property.initialValue == nil && !attribute.isDerived && !attribute.isTransient
        if !attribute.userInfo.isEmpty, attribute.userInfo.has(.readOnly), !attribute.isDerived {
            property.setter = .restricted
        }
        if !attribute.userInfo.isEmpty { property.isInSnapshots = !attribute.userInfo.has(.notInSnapshot) }
        return property
    }

    /// Plans a member of a composite's structure. A required member with a type is not optional in Swift, because a
    /// structure always has all its values.
    func plan(
        member: AttributeDescription, of owner: String, diagnostics: inout DiagnosticCollector
    ) -> GeneratedProperty {
        UserInfoCheck(language: .swift).check(
            member.userInfo, of: member, .member, owner + "." + member.name, diagnostics: &diagnostics)
        let stored = values.type(of: member, of: owner, diagnostics: &diagnostics)
        let value = promised(stored, member, isOfUser: false, of: owner, diagnostics: &diagnostics)
        var property = property(member, value, value.type.optional(member.isOptional || value.type.isOptional))
        let keyType = keyType(of: member, value.type, value.conversion)
        if !ReservedNames.isTaken(inKeysOfComposites: member.name, keyType.name) { property.keyType = keyType }
        if !property.type.isOptional { property.fallback = MemberFallback(names: names).expression(of: member, value) }
        return property
    }

    /// Returns the type with the conformances that the user info specifies, and reports invalid ones.
    private func promised(
        _ value: StoredType, _ attribute: AttributeDescription, isOfUser: Bool, of owner: String,
        diagnostics: inout DiagnosticCollector
    ) -> StoredType {
        let promised = PromisedConformances(attribute.userInfo)
        promised.check(
            isOfUser: isOfUser || attribute.type.hasOpenClass,
            at: ModelLocation(attribute, of: owner), diagnostics: &diagnostics)
        var value = value
        value.type = promised.applied(to: value.type)
        return value
    }

    private func property(
        _ attribute: AttributeDescription, _ value: StoredType, _ type: SwiftType
    ) -> GeneratedProperty {
        let isPrimitive = value.needsAccessor || (type.isScalar && type.isOptional)
        var property = GeneratedProperty(
            name: attribute.name, type: type, access: isPrimitive ? .primitive : .managed,
            conversion: value.conversion, setter: attribute.isDerived ? .none : .full)
        property.documentation = documentation.lines(of: attribute)
        if !attribute.userInfo.isEmpty { property.codingKey = attribute.userInfo.text(.key) }
        return property
    }

    /// The value type of the attribute's typed key: the stored type, or the type with raw values. It does not depend on
    /// the type that the property has for a number or a date.
    private func keyType(
        of attribute: AttributeDescription, _ type: SwiftType, _ conversion: ValueConversion
    ) -> SwiftType {
        switch conversion {
        case .rawValue, .json, .composite: return type
        case .none, .cast, .float, .decimal, .timeInterval: break
        }
        if attribute.type == .decimal {
            return SwiftType(names.foundation("Decimal"), module: "Foundation", isCodable: true)
        }
        return attribute.type.swiftType(names) ?? type
    }

    /// The type, made optional (`?` or `!`) if the attribute or the settings require it.
    private func type(of attribute: AttributeDescription, _ value: StoredType, lacksValue: Bool) -> SwiftType {
        if value.decidesOptionality { return value.type }
        let isAlways = optionality == .always && !value.type.isScalar
        if attribute.isOptional || isAlways { return value.type.optional(true) }
        if !lacksValue { return value.type }
        switch requiredWithoutDefault {
        case .nonoptional: return value.type
        case .optional: return value.type.optional(true)
        case .iuo: return value.type.implicitlyUnwrapped
        }
    }
}

extension AttributeDescription {
    /// Whether a new object has no value for the attribute. Most attributes have no default, so the default's text is
    /// rarely parsed.
    fileprivate var hasNoDefault: Bool {
        (defaultValueText == nil && defaultDateInterval == nil) || defaultValue == nil
    }
}

/// Plans the value that an attribute of a new object gets (`modelc.onInsert`, `--on-insert`).
struct InitialValuePlanner {
    let names: StandardNames
    let rules: InitialValueRules

    /// - Parameter property: the attribute as it is generated.
    /// - Returns: nil if no value is requested, or if the attribute cannot have it.
    func plan(
        _ attribute: AttributeDescription, _ property: GeneratedProperty, of owner: String,
        diagnostics: inout DiagnosticCollector
    ) -> GeneratedInitialValue? {
        guard let wanted = rules.value(of: attribute) else { return nil }
        if let problem = wanted.problem(in: attribute) ?? problem(of: wanted, property) {
            wanted.report(problem, attribute, of: owner, diagnostics: &diagnostics)
            return nil
        }
        return value(wanted.kind, attribute, property)
    }

    private func value(
        _ kind: RequestedInitialValue.Kind, _ attribute: AttributeDescription, _ property: GeneratedProperty
    ) -> GeneratedInitialValue {
        let type = property.keyType?.name ?? property.type.name
        switch kind {
        case .uuid:
            let expression = names.foundation("UUID") + "()" + (attribute.type == .string ? ".uuidString" : "")
            return GeneratedInitialValue(
                expression: expression, type: attribute.type.swiftType(names)?.name ?? type, stored: "value",
                isUniversal: true)
        case .now:
            return GeneratedInitialValue(expression: type + "()", type: type, stored: "value", isUniversal: true)
        case .expression(let text):
            return GeneratedInitialValue(
                expression: text, type: type, stored: stored(attribute.type, property.conversion))
        }
    }

    private func stored(_ type: AttributeType, _ conversion: ValueConversion) -> String {
        if type == .decimal { return "NSDecimalNumber(decimal: value)" }
        switch conversion {
        case .rawValue: return "value.rawValue"
        case .composite: return "value.dictionary"
        case .none, .cast, .float, .decimal, .timeInterval, .json: return "value"
        }
    }

    private func problem(
        of wanted: RequestedInitialValue, _ property: GeneratedProperty
    ) -> (why: String, help: String)? {
        if case .uuid = wanted.kind { return nil }
        guard case .json = property.conversion else { return nil }
        return ("the attribute keeps JSON", "set the property in awakeFromInsert of the human class")
    }
}
