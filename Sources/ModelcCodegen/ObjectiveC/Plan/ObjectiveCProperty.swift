import ModelcSourceCode
import ModelcTemplating

extension TemplateField where Subject: ObjectiveCNamed {
    static var name: Self { Self("name", .string, "The name in the model.") { .string($0.name) } }

    static var literal: Self {
        Self("literal", .string, "The name as an NSString literal.") { .string(ObjectiveCText.literal($0.name)) }
    }
}

extension TemplateField where Subject: ObjectiveCDocumented {
    static var comment: Self {
        Self("comment", .optional(.string), "The documentation as a comment block; nil if there is none.") {
            TemplateValue(ObjectiveCText.documentationComment($0.documentation, $0.discussion, $0.facts))
        }
    }
    static var documentation: Self {
        Self("documentation", .optional(.string), "The value of the user info key documentation.") {
            TemplateValue($0.documentation)
        }
    }
    static var discussion: Self {
        Self("discussion", .optional(.string), "The value of the user info key discussion.") {
            TemplateValue($0.discussion)
        }
    }
    static var userInfo: Self { Self("userInfo", .userInfo, "The user info.") { .userInfo($0.userInfo) } }
}

/// A planned property of a class.
protocol ObjectiveCProperty: ObjectiveCNamed, ObjectiveCDocumented {
    /// The type of the declared property.
    var type: ObjectiveCType { get }
    var isNullable: Bool { get }
}

extension TemplateField where Subject: ObjectiveCProperty {
    static var getterSuffix: Self {
        Self(
            "getterSuffix", .string,
            "The attribute that the getter's name requires after the property, with a leading space; otherwise empty."
        ) { .string(ObjectiveCGetter.propertySuffix($0.name, isObject: $0.type.isObject)) }
    }

    static var getterDeclaration: Self {
        Self("getterDeclaration", .optional(.string), "A declaration of the getter that its name makes necessary.") {
            TemplateValue(ObjectiveCGetter.declaration($0.name, $0.type, isNullable: $0.isNullable))
        }
    }
}

extension TemplateField where Subject: ObjectiveCStoredProperty {
    /// A template field named `capitalizedName`: the property's name with a capital first letter.
    ///
    /// - Parameter accessor: an example of an accessor that contains the capitalized name, such as `setTitle:`.
    static func capitalizedName(asIn accessor: String) -> Self {
        Self("capitalizedName", .string, "The name with a capital first letter, as in \(accessor).") {
            .string($0.capitalizedName)
        }
    }

    static var isOptional: Self {
        Self("isOptional", .bool, "Whether the model lets it be empty.") { .bool($0.isOptional) }
    }

    static var propertyAttributes: Self {
        Self("propertyAttributes", .string, "The attributes in the parentheses of the property.") {
            .string($0.propertyAttributes)
        }
    }

    static var hasPrimitiveAccessors: Self {
        Self(
            "hasPrimitiveAccessors", .bool, "Whether primitive accessors may be declared; not for one named type."
        ) { .bool($0.hasPrimitiveAccessors) }
    }
}
