import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Decides how an attribute is declared in Objective-C.
struct ObjectiveCAttributePlanner {
    let settings: GenerateSettings
    private let valueClasses = ObjectiveCValueClassPlanner()
    private let initialValues: InitialValueRules

    init(settings: GenerateSettings) {
        self.settings = settings
        initialValues = InitialValueRules(settings)
    }

    func plan(
        _ attribute: AttributeDescription, of owner: EntityDescription, diagnostics: inout DiagnosticCollector
    ) -> ObjectiveCAttribute {
        let object = objectType(of: attribute, owner: owner.name, diagnostics: &diagnostics)
        let scalar = attribute.type.objectiveCScalar
        let access = scalar.flatMap { twin($0, of: attribute, owner: owner.name, diagnostics: &diagnostics) }
        let isScalar = scalar != nil && access == nil
        var result = ObjectiveCAttribute(
            name: attribute.name, modelType: attribute.type, type: isScalar ? scalar ?? object : object,
            objectType: object, memory: isScalar ? nil : attribute.type.objectiveCMemory,
            isOptional: attribute.isOptional,
            isNullable: !isScalar
                && (attribute.isOptional || attribute.type == .undefined || settings.style.value.hasXcodeSymbols),
            isReadOnly: attribute.isDerived || attribute.userInfo["mogenerator.readonly"] != nil,
            isDerived: attribute.isDerived, hasPrimitiveAccessors: attribute.name != "type", scalar: access,
            documentation: attribute.userInfo["documentation"], discussion: attribute.userInfo["discussion"],
            userInfo: attribute.userInfo.byKey, facts: settings.docFacts.value ? attribute.facts : [])
        result.initialValue = initialValue(of: attribute, owner: owner.name, diagnostics: &diagnostics)
        return result
    }

    /// The initial value as an Objective-C expression. Nil if the model requests no value, or if only Swift can express
    /// it.
    private func initialValue(
        of attribute: AttributeDescription, owner: String, diagnostics: inout DiagnosticCollector
    ) -> String? {
        guard let wanted = initialValues.value(of: attribute) else { return nil }
        if let problem = wanted.problem(in: attribute) {
            wanted.report(problem, attribute, of: owner, diagnostics: &diagnostics)
            return nil
        }
        switch wanted.kind {
        case .uuid: return attribute.type == .string ? "[NSUUID UUID].UUIDString" : "[NSUUID UUID]"
        case .now: return "[NSDate date]"
        case .expression:
            reportExpression(wanted, attribute, owner, diagnostics: &diagnostics)
            return nil
        }
    }

    private func reportExpression(
        _ wanted: RequestedInitialValue, _ attribute: AttributeDescription, _ owner: String,
        diagnostics: inout DiagnosticCollector
    ) {
        let help = "set the value in awakeFromInsert of the human class, or generate Swift"
        guard wanted.isOfUserInfo else {
            let why = "an expression of Swift does not count in Objective-C"
            return wanted.report((why, help), attribute, of: owner, diagnostics: &diagnostics)
        }
        let path = owner + "." + attribute.name
        let key = UserInfoKey.onInsert.rawValue
        diagnostics.report(
            .ignoredUserInfoKey, .warning,
            "the expression of user info key '\(key)' of '\(path)' counts in Swift only",
            at: ModelLocation(userInfo: key, in: attribute.userInfo, of: attribute, path: path), help: help)
    }

    /// The object type of the attribute's values. The primitive value has this type, and the property has it unless the
    /// property is a scalar.
    func objectType(
        of attribute: AttributeDescription, owner: String, diagnostics: inout DiagnosticCollector
    ) -> ObjectiveCType {
        switch attribute.type {
        case .transformable:
            valueClasses.type(of: attribute, owner: owner, diagnostics: &diagnostics) ?? .object
        case .undefined: valueClasses.type(of: attribute, owner: owner, diagnostics: &diagnostics) ?? .any
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date, .binary, .uuid,
            .uri, .objectID, .composite:
            attribute.type.objectiveCObject ?? .object
        }
    }

    /// The additional scalar property (`ratingValue`) of a number property that is an object (`rating`). Nil if the
    /// property itself is the scalar.
    ///
    /// A scalar of a custom type is always such an additional property: accessors that Core Data creates use the
    /// model's type, which may have another size.
    private func twin(
        _ scalar: ObjectiveCType, of attribute: AttributeDescription, owner: String,
        diagnostics: inout DiagnosticCollector
    ) -> ObjectiveCScalarAccess? {
        let own = userType(of: attribute, owner: owner, diagnostics: &diagnostics)
        guard isObject(attribute) || own != nil else { return nil }
        return ObjectiveCScalarAccess(
            name: attribute.name + "Value", type: own ?? scalar,
            numberMethod: attribute.type.objectiveCNumberMethod ?? "longLongValue", needsCast: own != nil)
    }

    /// Whether the settings make a number property an object (`NSNumber`).
    private func isObject(_ attribute: AttributeDescription) -> Bool {
        switch settings.scalars.value {
        case .requiredOnly: attribute.isOptional
        case .both: true
        case .xcode: attribute.usesScalarValue != true
        }
    }

    private func userType(
        of attribute: AttributeDescription, owner: String, diagnostics: inout DiagnosticCollector
    ) -> ObjectiveCType? {
        let key = "attributeValueScalarType"
        guard let text = attribute.userInfo[key] else { return nil }
        let words = text.split(separator: " ").map(String.init)
        if !words.isEmpty, words.allSatisfy(ObjectiveCIdentifier.isValid) {
            return .scalar(words.joined(separator: " "))
        }
        diagnostics.report(
            .invalidUserInfoValue, .error, "value '\(text)' of \(key) is not a name of a type",
            at: ModelLocation(
                userInfo: key, in: attribute.userInfo, of: attribute, path: owner + "." + attribute.name),
            help: "write the name of a scalar type, such as BookKind")
        return nil
    }
}
