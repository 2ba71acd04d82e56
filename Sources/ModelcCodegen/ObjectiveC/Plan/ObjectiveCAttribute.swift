import ModelcSchema
import ModelcTemplating

/// An attribute of a generated class.
package struct ObjectiveCAttribute: Hashable, Sendable {
    /// The name in the model, which is the key in key-value coding.
    var name: String
    /// The type's name in the model: `Integer 16`.
    var modelType: AttributeType
    /// The type of the declared property.
    package var type: ObjectiveCType
    /// The type of the primitive value. It is an object type even if the property is a scalar.
    var objectType: ObjectiveCType
    /// The memory attribute `strong` or `copy`; nil for scalars.
    var memory: String?
    var isOptional: Bool
    /// Whether the property may be nil: it is an optional object, or an attribute without a type.
    var isNullable: Bool
    package var isReadOnly: Bool
    var isDerived: Bool
    /// Whether primitive accessors are declared. False for a property named `type`, because Apple has a private method
    /// `primitiveType`.
    package var hasPrimitiveAccessors: Bool
    /// The additional scalar property (`ratingValue`) of a number property that is an object; nil if there is none.
    package var scalar: ObjectiveCScalarAccess?
    var documentation: String?
    var discussion: String?
    var userInfo: [String: String]
    /// Lines for the doc comment, each with one fact about the attribute other than its type. Empty unless the
    /// settings request them.
    var facts: [String] = []
    /// The value that a new object gets, as an expression. Nil if the model's default is used, or if there is no value.
    var initialValue: String?

    /// The property attributes, as in the parentheses of `@property (nonatomic, strong)`.
    package var propertyAttributes: String {
        ObjectiveCPropertyAttributes.text(isNullable: isNullable, isReadOnly: isReadOnly, memory: memory)
    }
}

extension ObjectiveCAttribute: PlannedSubject, ObjectiveCStoredProperty {
    static let fields = TemplateFields<ObjectiveCAttribute>(
        "Attribute", "An attribute of a class.",
        [
            .name,
            .capitalizedName(asIn: "setTitle:"),
            .literal,
            TemplateField("modelType", .string, "The type in the model: Integer 16.") {
                .string($0.modelType.rawValue)
            },
            TemplateField("type", .string, "The type of the property: int16_t, NSString *.") {
                .string($0.type.spelling)
            },
            TemplateField("declaredType", .string, "The same with what stands before a name.") {
                .string($0.type.prefix)
            },
            TemplateField("objectType", .string, "The type of the primitive value, always an object: NSNumber *.") {
                .string($0.objectType.spelling)
            },
            .propertyAttributes,
            .isOptional,
            TemplateField("isReadOnly", .bool, "Whether the property can only be read.") { .bool($0.isReadOnly) },
            TemplateField("isDerived", .bool, "Whether the store computes the value.") { .bool($0.isDerived) },
            TemplateField("isScalar", .bool, "Whether the property is a number of C.") { .bool(!$0.type.isObject) },
            .hasPrimitiveAccessors,
            .getterSuffix,
            .getterDeclaration,
            TemplateField(
                "scalar", .optional(.object(PlannedObject<ObjectiveCScalarAccess>.self)),
                "The scalar beside a number that is an object; nil elsewhere."
            ) { $0.scalar.map { .object(PlannedObject($0)) } ?? .nothing },
            TemplateField("initialValue", .string, "An expression for new objects; empty where there is none.") {
                .string($0.initialValue ?? "")
            },
            .comment,
            .documentation,
            .discussion,
            .userInfo,
        ])
}
