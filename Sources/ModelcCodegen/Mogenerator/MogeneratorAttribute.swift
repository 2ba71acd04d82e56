import ModelcBase
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// An attribute in mogenerator's templates.
final class MogeneratorAttribute: KeyedObject {
    static let fields = TemplateFields<MogeneratorAttribute>(
        "Attribute", "An attribute.", MogeneratorAttribute.keys + typeKeys + ownKeys)

    let model: MogeneratorModel
    let entity: Int
    private let position: Int
    /// The attribute, copied once because templates read many of its keys.
    let attribute: AttributeDescription

    init(_ model: MogeneratorModel, entity: Int, at position: Int) {
        self.model = model
        self.entity = entity
        self.position = position
        attribute = model.entities[entity].attributes[position]
    }

    var templateIdentity: Int { entity << 24 | position }

    func templateValue(at index: Int) -> TemplateValue { Self.fields.values[index](self) }

    var options: MogeneratorOptions { model.options }
    var types: MogeneratorTypes { MogeneratorTypes(attribute, options) }

    var userInfo: [String: String] {
        var more: [String: String] = [:]
        if options.release >= .minor(32) {
            more["attributeValueClassName"] = attribute.customClassName
            more["mogenerator.usesScalarAttributeType"] = attribute.usesScalarValue.map { $0 ? "YES" : "NO" }
        }
        return MogeneratorModel.userInfo(attribute.userInfo, isSyncable: attribute.isSyncable, more)
    }
}

extension MogeneratorAttribute {
    private typealias Field = TemplateField<MogeneratorAttribute>

    private static let keys: [Field] = [
        Field("name", .string, "Its name.") { .string($0.attribute.name) },
        Field("userInfo", .userInfo, "The user info, with the entries that mogenerator adds.") { .texts($0.userInfo) },
        Field("entity", .object(MogeneratorEntity.self), "The entity that declares it.") {
            .object(MogeneratorEntity($0.model, at: $0.entity))
        },
        Field("renamingIdentifier", .string, "The name; mogenerator does not read renaming identifiers of properties.")
        {
            .string($0.attribute.name)
        },
        Field("versionHashModifier", .optional(.string), "The text that changes the version hash.") {
            TemplateValue($0.attribute.versionHashModifier)
        },
        Field("isOptional", .bool, "Whether it may be nil.") { .bool($0.attribute.isOptional) },
        Field("optional", .bool, "The same as isOptional.") { .bool($0.attribute.isOptional) },
        Field("isTransient", .bool, "Whether it is not stored.") { .bool($0.attribute.isTransient) },
        Field("transient", .bool, "The same as isTransient.") { .bool($0.attribute.isTransient) },
        Field("isIndexed", .bool, "Whether it has an index in the form from before Xcode 9.") {
            .bool($0.attribute.isIndexed)
        },
        Field("indexed", .bool, "The same as isIndexed.") { .bool($0.attribute.isIndexed) },
        Field("attributeType", .integer, "The number of the type in Core Data.") { .integer($0.types.type.code) },
        Field("attributeValueClassName", .optional(.string), "Core Data's class for the type.") {
            TemplateValue($0.types.coreDataClass)
        },
        Field("defaultValue", .any, "The default; texts, UUIDs and URIs have none.") { $0.defaultValue },
        Field("valueTransformerName", .optional(.string), "The value transformer.") {
            TemplateValue($0.attribute.transformerName)
        },
        Field("isReadonly", .bool, "Whether the user info has `mogenerator.readonly`.") {
            .bool($0.attribute.userInfo["mogenerator.readonly"] != nil)
        },
    ]

    private static let typeKeys: [Field] = [
        Field("hasDefinedAttributeType", .bool, "Whether it has a type that mogenerator knows.") {
            .bool($0.types.type != .undefined)
        },
        Field("hasScalarAttributeType", .bool, "Whether it is an integer, a Double, a Float or a Boolean.") {
            .bool($0.types.isScalar)
        },
        Field("usesScalarAttributeType", .bool, "Whether Use Scalar Type is set.") {
            .bool(($0.userInfo["mogenerator.usesScalarAttributeType"] ?? "").isYes)
        },
        Field("usesCustomScalarAttributeType", .bool, "Whether the user info has `attributeValueScalarType`.") {
            .bool($0.attribute.userInfo["attributeValueScalarType"] != nil)
        },
        Field("scalarAttributeType", .optional(.string), "The scalar type, such as `int16_t`; nil if there is none.") {
            TemplateValue($0.types.scalarType)
        },
        Field("scalarAccessorMethodName", .optional(.string), "NSNumber's method for the scalar: `shortValue`.") {
            TemplateValue($0.types.accessorMethod)
        },
        Field("scalarFactoryMethodName", .optional(.string), "NSNumber's class method: `numberWithShort:`.") {
            TemplateValue($0.types.factoryMethod)
        },
        Field("isUnsigned", .bool, "Whether the minimum makes the scalar type unsigned.") {
            .bool($0.types.isUnsigned)
        },
        Field("objectAttributeClassName", .optional(.string), "The class of its values: `NSNumber`.") {
            TemplateValue($0.types.className)
        },
        Field("objectAttributeType", .optional(.string), "The type of its values: `NSNumber*`.") {
            TemplateValue($0.types.objectType)
        },
        Field("hasTransformableAttributeType", .bool, "Whether it is a Transformable.") {
            .bool($0.attribute.type == .transformable)
        },
        Field("hasAttributeTransformableProtocols", .bool, "Whether it names protocols.") {
            .bool($0.types.protocols != nil)
        },
        Field(
            "objectAttributeTransformableProtocols", .optional(.list(.string)), "The protocols of a Transformable."
        ) { $0.types.protocols.map { TemplateValue($0) } ?? .nothing },
        Field("usesCustomObjectAttributeType", .bool, "Whether the user info has `attributeValueClassName`.") {
            .bool($0.userInfo["attributeValueClassName"] != nil)
        },
        Field("attributeRawValueEnumType", .optional(.string), "The user info's `attributeRawValueEnumType`.") {
            TemplateValue($0.attribute.userInfo["attributeRawValueEnumType"])
        },
        Field("usesRawValueEnumType", .bool, "Whether the user info has it.") {
            .bool($0.attribute.userInfo["attributeRawValueEnumType"] != nil)
        },
        Field("attributeCodableTypeName", .optional(.string), "The user info's `attributeCodableTypeName`.") {
            TemplateValue($0.attribute.userInfo["attributeCodableTypeName"])
        },
    ]

    private var defaultValue: TemplateValue {
        switch attribute.defaultValue {
        case .integer(let value): .integer(Int(value))
        case .double(let value): .double(value)
        case .decimal(let text): .string(text)
        case .boolean(let value): .integer(value ? 1 : 0)
        case .date(let seconds): .string(MogeneratorTypes.dateText(seconds))
        case .string, nil: .nothing
        }
    }
}

// Keys that mogenerator does not have.
extension MogeneratorAttribute {
    private static let ownKeys: [Field] = [
        Field("escapedName", .string, "The name, with backticks if it is a word of Swift.") {
            .string(SwiftIdentifier.escaped($0.attribute.name))
        },
        Field("getterSuffix", .string, "The attribute that the getter's name requires after an Objective-C property.") {
            .string(ObjectiveCGetter.propertySuffix($0.attribute.name, isObject: true))
        },
        Field("getterDeclaration", .optional(.string), "An Objective-C getter that its name makes necessary.") {
            TemplateValue(
                ObjectiveCGetter.declaration($0.attribute.name, $0.valueType, isNullable: $0.attribute.isOptional))
        },
        Field("caseName", .string, "The name of a case of a Swift enumeration.") {
            .string($0.attribute.name.caseName)
        },
        Field("swiftAccessor", .optional(.string), "NSNumber's property in Swift: `int16Value`.") {
            TemplateValue($0.types.swiftAccessor)
        },
        Field("nameLiteral", .string, "The name as a literal of the language.") {
            .string($0.literal)
        },
        Field(
            "valueType", .string, "The type of its values in current code; Objective-C: with the space before a name."
        ) {
            .string($0.spelledType)
        },
        Field("isScalarInSwift", .bool, "Whether the Swift type is a scalar, which is never optional.") {
            .bool($0.options.language == .swift && $0.isScalarInSwift)
        },
        Field("isDerived", .bool, "Whether the store computes it.") { .bool($0.attribute.isDerived) },
        Field("documentation", .optional(.string), "The user info's `documentation`.") {
            TemplateValue($0.attribute.userInfo["documentation"])
        },
    ]

    private var literal: String {
        options.language == .swift ? SwiftText.literal(attribute.name) : ObjectiveCText.literal(attribute.name)
    }

    private var isScalarInSwift: Bool { types.isScalar && attribute.usesScalarValue ?? false }

    /// The Objective-C type of the values.
    var valueType: ObjectiveCType {
        attribute.type.objectiveCObject ?? MogeneratorValueClass.objectiveC(types.declaredClass)
    }

    private var spelledType: String {
        switch options.language {
        case .objectiveC: valueType.prefix
        case .swift: isScalarInSwift ? types.scalarType ?? "NSNumber" : swiftType
        }
    }

    private var swiftType: String {
        switch attribute.type {
        case .integer16, .integer32, .integer64, .double, .float, .boolean: "NSNumber"
        case .decimal: "NSDecimalNumber"
        case .string: "String"
        case .date: "Date"
        case .binary: "Data"
        case .uuid: "UUID"
        case .uri: "URL"
        case .objectID: "NSManagedObjectID"
        case .composite: "[String: Any]"
        case .undefined, .transformable: MogeneratorValueClass.swift(types.declaredClass)
        }
    }
}

extension String {
    /// The text as the name of an enumeration case in Swift source.
    var caseName: String { SwiftIdentifier.isForbiddenCase(self) ? self + "_" : SwiftIdentifier.escaped(self) }

    /// Whether the text counts as `YES` in Objective-C. Only its first character after white space is checked: Y, y,
    /// T, t, or a digit other than 0. As in
    /// `NSString.boolValue`, white space, a sign and zeros before it are skipped, and the rest is ignored.
    fileprivate var isYes: Bool {
        let number = trimmingPrefix { $0.isWhitespace }
        let unsigned = number.first.map { "+-".contains($0) } ?? false ? number.dropFirst() : number
        let first = unsigned.drop { $0 == "0" }.first
        return first.map { "YyTt123456789".contains($0) } ?? false
    }
}
