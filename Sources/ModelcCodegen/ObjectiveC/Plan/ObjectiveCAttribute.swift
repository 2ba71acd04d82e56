import ModelcSchema
import ModelcSourceCode
import ModelcTemplating

/// An attribute of a generated class.
package struct ObjectiveCAttribute: Hashable, Sendable {
    /// The name in the model, which is the key in key-value coding.
    var name: String
    /// The type's name in the model: `Integer 16`.
    var modelType: AttributeType
    /// The type of the property itself.
    package var type: ObjectiveCType
    /// The type of the primitive value, which is an object even if the property is a scalar.
    var objectType: ObjectiveCType
    /// `strong` or `copy`; nil for scalars.
    var memory: String?
    var isOptional: Bool
    /// Whether the property may be nil: optional ones, and those without a type.
    var isNullable: Bool
    package var isReadOnly: Bool
    var isDerived: Bool
    /// Whether primitive accessors are declared: Apple has a private method `primitiveType`.
    package var hasPrimitiveAccessors: Bool
    /// The scalar property beside a number property that is an object.
    package var scalar: ObjectiveCScalarAccess?
    var documentation: String?
    var discussion: String?
    var userInfo: [String: String]
    /// The model's facts about the property except its type, one per line, if the comment includes them.
    var facts: [String] = []
    /// The value of a new object, as an expression; nil if it has the model's default, or none.
    var initialValue: String?

    /// The property attributes in parentheses.
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

/// The scalar property `ratingValue` beside a number property that is an object.
package struct ObjectiveCScalarAccess: Hashable, Sendable {
    /// The scalar property's name: `ratingValue`.
    package var name: String
    package var type: ObjectiveCType
    /// The method of `NSNumber` that returns the scalar: `shortValue`.
    package var numberMethod: String
    /// Whether the scalar has a custom type, to which the number's value must be cast.
    package var needsCast: Bool
}

extension ObjectiveCScalarAccess: PlannedSubject, ObjectiveCNamed {
    static let fields = TemplateFields<ObjectiveCScalarAccess>(
        "Scalar", "The scalar beside a number that is an object.",
        [
            TemplateField("name", .string, "The scalar property: ratingValue.") { .string($0.name) },
            TemplateField(
                "capitalizedName", .string, "The name with a capital first letter, as in setPrimitiveRatingValue:."
            ) { .string(SwiftIdentifier.capitalized($0.name)) },
            TemplateField("setter", .string, "The setter that the compiler expects: setRatingValue.") {
                .string(ObjectiveCIdentifier.setter(of: $0.name))
            },
            .literal,
            TemplateField("type", .string, "The type of C.") { .string($0.type.spelling) },
            TemplateField("numberMethod", .string, "The method of NSNumber that gives the value: shortValue.") {
                .string($0.numberMethod)
            },
            TemplateField("cast", .string, "The cast that a type of the user's needs, in parentheses; else empty.") {
                .string($0.needsCast ? "(" + $0.type.spelling + ")" : "")
            },
        ])
}

enum ObjectiveCPropertyAttributes {
    static func text(isNullable: Bool, isReadOnly: Bool, memory: String?) -> String {
        var words = ["nonatomic"]
        if isNullable { words.insert("nullable", at: 0) }
        if isReadOnly { words.append("readonly") }
        if let memory { words.append(memory) }
        return words.joined(separator: ", ")
    }
}

/// The annotations that a getter's name requires: automatic reference counting derives ownership from names such as
/// `newTitle`.
enum ObjectiveCGetter {
    /// The annotation after a property, with a leading space; empty if its name has no ownership meaning.
    static func propertySuffix(_ name: String, isObject: Bool) -> String {
        guard isObject, let family = ObjectiveCIdentifier.family(of: name), family != .`init` else { return "" }
        return " " + family.opposingAttribute
    }

    /// The declaration of a getter in the `init` family, which cannot have the attribute of properties; nil for other
    /// names.
    static func declaration(_ name: String, _ type: ObjectiveCType, isNullable: Bool) -> String? {
        guard type.isObject, ObjectiveCIdentifier.family(of: name) == .`init` else { return nil }
        let nullability = isNullable ? "nullable " : ""
        return "- (\(nullability)\(type.spelling))\(name) \(ObjectiveCMethodFamily.`init`.opposingAttribute);"
    }

    /// The annotation after a method without arguments that returns an object.
    static func methodSuffix(_ name: String) -> String {
        ObjectiveCIdentifier.family(of: name).map { " " + $0.opposingAttribute } ?? ""
    }

    /// The same for a class method, which is never of the `init` family.
    static func classMethodSuffix(_ name: String) -> String {
        ObjectiveCIdentifier.family(of: name) == .`init` ? "" : methodSuffix(name)
    }
}
