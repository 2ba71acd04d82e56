import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Decides how an attribute looks in Objective-C (code-generation §2.1, §4).
struct ObjectiveCAttributePlanner {
    let settings: GenerateSettings
    private let valueClasses = ObjectiveCValueClassPlanner()

    init(settings: GenerateSettings) { self.settings = settings }

    func plan(
        _ attribute: AttributeDescription, of owner: EntityDescription, diagnostics: inout DiagnosticCollector
    ) -> ObjectiveCAttribute {
        let object = objectType(of: attribute, owner: owner.name, diagnostics: &diagnostics)
        let scalar = attribute.type.objectiveCScalar
        let access = scalar.flatMap { twin($0, of: attribute, owner: owner.name, diagnostics: &diagnostics) }
        let isScalar = scalar != nil && access == nil
        return ObjectiveCAttribute(
            name: attribute.name, modelType: attribute.type, type: isScalar ? scalar ?? object : object,
            objectType: object, memory: isScalar ? nil : attribute.type.objectiveCMemory,
            isOptional: attribute.isOptional,
            isNullable: !isScalar && (attribute.isOptional || attribute.type == .undefined),
            isReadOnly: attribute.isDerived || attribute.userInfo["mogenerator.readonly"] != nil,
            isDerived: attribute.isDerived, hasPrimitiveAccessors: attribute.name != "type", scalar: access,
            documentation: attribute.userInfo["documentation"], discussion: attribute.userInfo["discussion"],
            userInfo: attribute.userInfo.byKey, facts: settings.docFacts.value ? attribute.facts : [])
    }

    /// The type of the attribute's values as objects: of a property that is no scalar, and of the primitive value.
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

    /// The scalar beside an object; nil where the property is the scalar itself.
    ///
    /// A scalar of the user's type always stands beside an object: accessors that Core Data makes know the model's
    /// type only, and it may have another size.
    private func twin(
        _ scalar: ObjectiveCType, of attribute: AttributeDescription, owner: String,
        diagnostics: inout DiagnosticCollector
    ) -> ObjectiveCScalarAccess? {
        let own = userType(of: attribute, owner: owner, diagnostics: &diagnostics)
        guard attribute.isOptional || own != nil || settings.scalars.value == .both else { return nil }
        return ObjectiveCScalarAccess(
            name: attribute.name + "Value", type: own ?? scalar,
            numberMethod: attribute.type.objectiveCNumberMethod ?? "longLongValue", needsCast: own != nil)
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
            at: ModelPlace(
                userInfo: key, in: attribute.userInfo, of: attribute, path: owner + "." + attribute.name),
            help: "write the name of a scalar type, such as BookKind")
        return nil
    }
}
