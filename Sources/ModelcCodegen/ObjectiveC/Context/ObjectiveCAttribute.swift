import ModelcSchema
import ModelcSourceCode

/// An attribute of a generated class.
package struct ObjectiveCAttribute: Hashable, Sendable {
    /// The name in the model, which is the key of key-value coding.
    package var name: String
    /// The type's name in the model: `Integer 16`.
    package var modelType: AttributeType
    /// The type of the property itself.
    package var type: ObjectiveCType
    /// The type of the primitive value, which is an object even where the property is a scalar.
    package var objectType: ObjectiveCType
    /// `strong` or `copy`; nil for scalars.
    package var memory: String?
    package var isOptional: Bool
    /// Whether the property may be nil: optional ones, and those without a type.
    package var isNullable: Bool
    package var isReadOnly: Bool
    package var isDerived: Bool
    /// Whether primitive accessors are declared: Apple has a private method `primitiveType` (code-generation §5.3).
    package var hasPrimitiveAccessors: Bool
    /// The scalar twin of a number that is an object.
    package var scalar: ObjectiveCScalarAccess?
    package var documentation: String?
    package var discussion: String?
    package var userInfo: [String: String]
    /// What the model says of it beside its type, a line each, where the comment is to tell that.
    package var facts: [String] = []

    /// The name inside accessor names: `Title` in `setTitle:`.
    package var capitalizedName: String { SwiftIdentifier.capitalized(name) }
    /// What stands in the parentheses of the property.
    package var propertyAttributes: String {
        ObjectiveCPropertyAttributes.text(isNullable: isNullable, isReadOnly: isReadOnly, memory: memory)
    }
}
