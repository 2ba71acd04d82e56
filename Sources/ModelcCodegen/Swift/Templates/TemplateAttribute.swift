import ModelcSchema
import ModelcSourceCode
import ModelcTemplating

/// An attribute of an entity, or a member of a composite.
final class TemplateAttribute: KeyedObject, PropertySubject {
    let facts: PropertyFacts
    let context: TemplateContext
    /// The name of the entity that declares the attribute; nil for a member of a composite.
    let entityName: String?

    init(_ facts: PropertyFacts, of entityName: String?, in context: TemplateContext) {
        self.facts = facts
        self.entityName = entityName
        self.context = context
    }

    func templateValue(at index: Int) -> TemplateValue { Self.fields.values[index](self) }

    /// The value that the closure reads from the attribute in the model; `nothing` for a member of a composite.
    func stated(_ value: (AttributeDescription) -> TemplateValue) -> TemplateValue {
        guard let entity = entityName.flatMap({ context.source.entity(named: $0) }),
            let attribute = context.source.property(named: facts.property.name, of: entity)?.property
                as? AttributeDescription
        else { return .nothing }
        return value(attribute)
    }
}

extension TemplateAttribute {
    static let fields = TemplateFields<TemplateAttribute>(
        "Attribute", "An attribute of an entity, or a member of a composite.",
        [
            .name,
            .escapedName,
            TemplateField("capitalizedName", .string, "The name with its first character in upper case.") {
                .string($0.facts.property.capitalizedName)
            },
            .caseName,
            .isRenamedCase,
            .documentation,
            .isSpaced,
            .isOverReleased,
            .emptyValue,
            TemplateField("access", .string, "`public ` or nothing.") { .string($0.facts.access) },
            .modifiers,
            TemplateField("swiftType", .string, "The type with the mark of an optional.") {
                .string($0.facts.property.type.spelling)
            },
            TemplateField("swiftBaseType", .string, "The type without the mark of an optional.") {
                .string($0.facts.property.type.name)
            },
            TemplateField(
                "keyType", .string, "The type of its values in conditions; empty where the store does not keep it."
            ) { .string($0.facts.property.keyType?.name ?? "") },
            .keyAccess,
            TemplateField("hasColumn", .bool, "Whether the table of keys has its key.") {
                .bool($0.facts.property.keyType != nil && $0.fitsTable)
            },
            TemplateField("initialValue", .string, "An expression for new objects; empty where there is none.") {
                .string($0.facts.property.initialValue?.expression ?? "")
            },
            TemplateField("initialType", .string, "The type of that expression.") {
                .string($0.facts.property.initialValue?.type ?? "")
            },
            TemplateField("initialStored", .string, "How `value`, which is of that type, is spelt as it is stored.") {
                .string($0.facts.property.initialValue?.stored ?? "")
            },
            TemplateField("isOptional", .bool, "Whether the type is optional in Swift.") {
                .bool($0.facts.property.type.isOptional)
            },
            TemplateField("isScalar", .bool, "Whether the type is a number or a truth value of Swift.") {
                .bool($0.facts.property.type.isScalar)
            },
            TemplateField("isBoolean", .bool, "Whether the type is `Bool`.") {
                .bool($0.facts.property.type.isBoolean)
            },
            TemplateField("isHashable", .bool, "Whether the type is known to be `Hashable`.") {
                .bool($0.facts.property.type.isHashable)
            },
            TemplateField("isManaged", .bool, "Whether Core Data makes the accessors (`@NSManaged`).") {
                .bool($0.facts.property.access == .managed)
            },
            TemplateField("hasSetter", .bool, "Whether anybody but Core Data may set it.") {
                .bool($0.facts.property.setter != .none)
            },
            TemplateField("isRequired", .bool, "Whether a new object needs a value: required, without default.") {
                .bool($0.facts.property.needsInitialValue)
            },
            TemplateField(
                "conversion", .string,
                "How a stored value becomes one of the type: none, cast, float, composite, decimal, timeInterval, "
                    + "rawValue, json (kept as data) or jsonString."
            ) { .string($0.facts.property.conversion.name) },
            TemplateField(
                "rawPolicy", .string,
                "The result for an unknown raw value: none, fatal, fallback, or total if there is no unknown one."
            ) { .string($0.facts.property.conversion.rawPolicyName) },
            TemplateField("rawValue", .string, "The case of a fallback, or the literal for a missing raw value.") {
                .string($0.facts.property.conversion.literal)
            },
            TemplateField(
                "fallback", .string,
                "The default for a missing value of a composite or a snapshot; empty if the value is required."
            ) { .string($0.facts.property.fallback ?? "") },
            TemplateField(
                "lateFallback", .string,
                "The default for a missing value of a snapshot in its initializers; empty if `fallback` has it, or if there is none."
            ) { .string($0.facts.property.lateFallback ?? "") },
            TemplateField("mayBeAbsent", .bool, "Whether JSON may lack the value of a snapshot.") {
                .bool($0.facts.property.mayBeAbsent)
            },
            TemplateField("codingKey", .string, "The key in JSON by `modelc.key`; empty where it is the name.") {
                .string($0.facts.property.codingKey ?? "")
            },
            TemplateField("codingKeyLiteral", .string, "The key in JSON as a string literal.") {
                .string(SwiftText.literal($0.facts.property.codingKey ?? $0.facts.property.name))
            },
            TemplateField("type", .optional(.string), "The model's name of the type: `Integer 16`.") {
                $0.stated { .string($0.type.rawValue) }
            },
            TemplateField("isTransient", .any, "Whether it is not in the store; nil for a composite's member.") {
                $0.stated { .bool($0.isTransient) }
            },
            TemplateField("isDerived", .any, "Whether the store computes it; nil for a composite's member.") {
                $0.stated { .bool($0.isDerived) }
            },
            TemplateField("defaultText", .optional(.string), "The default as written in the model.") {
                $0.stated { TemplateValue($0.defaultValueText) }
            },
            TemplateField("minimumText", .optional(.string), "The least value or length as written.") {
                $0.stated { TemplateValue($0.minimumValueText) }
            },
            TemplateField("maximumText", .optional(.string), "The largest value or length as written.") {
                $0.stated { TemplateValue($0.maximumValueText) }
            },
            TemplateField("regularExpression", .optional(.string), "The pattern that a text must match.") {
                $0.stated { TemplateValue($0.regularExpression) }
            },
            TemplateField("derivationExpression", .optional(.string), "The expression that it is derived from.") {
                $0.stated { TemplateValue($0.derivationExpression) }
            },
            TemplateField("userInfo", .optional(.dictionary(.string)), "The user info.") {
                $0.stated { .dictionary(TemplateDictionary($0.userInfo)) }
            },
            TemplateField(
                "entityName", .optional(.string), "The entity whose class has it; nil for a composite's member."
            ) { owner in owner.stated { _ in TemplateValue(owner.entityName) } },
            TemplateField("renamingIdentifier", .optional(.string), "The name in older versions.") {
                $0.stated { TemplateValue($0.renamingIdentifier) }
            },
            TemplateField("versionHashModifier", .optional(.string), "A string that changes the version hash.") {
                $0.stated { TemplateValue($0.versionHashModifier) }
            },
            TemplateField("usesScalarValue", .any, "Whether the model asks for a scalar; nil if it does not say.") {
                $0.stated { $0.usesScalarValue.map(TemplateValue.bool) ?? .nothing }
            },
            TemplateField("customClassName", .optional(.string), "The class of the value as written.") {
                $0.stated { TemplateValue($0.customClassName) }
            },
            TemplateField("valueTransformerName", .optional(.string), "The value transformer.") {
                $0.stated { TemplateValue($0.transformerName) }
            },
            TemplateField("isSpotlightIndexed", .any, "Whether Spotlight indexes it.") {
                $0.stated { .bool($0.isIndexedBySpotlight) }
            },
            TemplateField("allowsExternalStorage", .any, "Whether a file may hold the value.") {
                $0.stated { .bool($0.allowsExternalStorage) }
            },
            TemplateField("allowsCloudEncryption", .any, "Whether CloudKit encrypts the value.") {
                $0.stated { .bool($0.allowsCloudEncryption) }
            },
            TemplateField("preservesValueOnDeletion", .any, "Whether history keeps the value of a deleted object.") {
                $0.stated { .bool($0.preservesValueOnDeletion) }
            },
        ])
}
