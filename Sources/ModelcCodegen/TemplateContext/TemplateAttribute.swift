import ModelcSchema
import ModelcTemplating

/// An attribute of an entity, or a member of a composite.
final class TemplateAttribute: KeyedObject {
    static let templateSchema = TemplateSchema(
        "Attribute", "An attribute of an entity, or a member of a composite.", keys: Key.self)

    let facts: PropertyFacts
    private let context: TemplateContext
    /// The entity that has it; nil for a member of a composite.
    private let entityName: String?

    init(_ facts: PropertyFacts, of entityName: String?, in context: TemplateContext) {
        self.facts = facts
        self.entityName = entityName
        self.context = context
    }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .name: .string(facts.property.name)
        case .escapedName: .string(facts.property.escapedName)
        case .capitalizedName: .string(facts.property.capitalizedName)
        case .caseName: .string(facts.property.caseName)
        case .isRenamedCase: .bool(facts.property.caseName != facts.property.escapedName)
        case .documentation: facts.documentation
        case .isSpaced: .bool(facts.isSpaced)
        case .access: .string(facts.access)
        case .modifiers: .string(facts.modifiers)
        case .swiftType: .string(facts.property.type.spelling)
        case .swiftBaseType: .string(facts.property.type.name)
        case .isOptional: .bool(facts.property.type.isOptional)
        case .isScalar: .bool(facts.property.type.isScalar)
        case .isBoolean: .bool(facts.property.type.isBoolean)
        case .isManaged: .bool(facts.property.access == .managed)
        case .hasSetter: .bool(facts.property.setter != .none)
        case .isRequired: .bool(facts.property.needsInitialValue)
        case .conversion: .string(facts.property.conversion.name)
        case .rawPolicy: .string(facts.property.conversion.rawPolicyName)
        case .rawValue: .string(facts.property.conversion.literal)
        case .fallback: .string(facts.property.fallback ?? "")
        case .type, .isTransient, .isDerived, .defaultText, .minimumText, .maximumText, .regularExpression,
            .derivationExpression, .userInfo, .entityName, .renamingIdentifier, .versionHashModifier, .usesScalarValue,
            .customClassName, .valueTransformerName, .isSpotlightIndexed, .allowsExternalStorage,
            .allowsCloudEncryption, .preservesValueOnDeletion:
            sourceValue(of: key)
        }
    }

    /// What only the model itself says; of a composite's member nothing.
    private func sourceValue(of key: Key) -> TemplateValue {
        guard let entity = entityName.flatMap({ context.source.entity(named: $0) }),
            let attribute = context.source.property(named: facts.property.name, of: entity)?.property
                as? AttributeDescription
        else { return .nothing }
        switch key {
        case .type: return .string(attribute.type.rawValue)
        case .isTransient: return .bool(attribute.isTransient)
        case .isDerived: return .bool(attribute.isDerived)
        case .defaultText: return TemplateValue(attribute.defaultValueText)
        case .minimumText: return TemplateValue(attribute.minimumValueText)
        case .maximumText: return TemplateValue(attribute.maximumValueText)
        case .regularExpression: return TemplateValue(attribute.regularExpression)
        case .derivationExpression: return TemplateValue(attribute.derivationExpression)
        case .userInfo: return .dictionary(TemplateDictionary(attribute.userInfo))
        case .entityName: return TemplateValue(entityName)
        case .renamingIdentifier: return TemplateValue(attribute.renamingIdentifier)
        case .versionHashModifier: return TemplateValue(attribute.versionHashModifier)
        case .usesScalarValue: return attribute.usesScalarValue.map(TemplateValue.bool) ?? .nothing
        case .customClassName: return TemplateValue(attribute.customClassName)
        case .valueTransformerName: return TemplateValue(attribute.transformerName)
        case .isSpotlightIndexed: return .bool(attribute.isIndexedBySpotlight)
        case .allowsExternalStorage: return .bool(attribute.allowsExternalStorage)
        case .allowsCloudEncryption: return .bool(attribute.allowsCloudEncryption)
        case .preservesValueOnDeletion: return .bool(attribute.preservesValueOnDeletion)
        case .name, .escapedName, .capitalizedName, .caseName, .isRenamedCase, .documentation, .isSpaced, .access,
            .modifiers, .swiftType, .swiftBaseType, .isOptional, .isScalar, .isBoolean, .isManaged, .hasSetter,
            .isRequired, .conversion, .rawPolicy, .rawValue, .fallback:
            return .nothing
        }
    }
}
