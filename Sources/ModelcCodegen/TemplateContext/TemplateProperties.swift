import ModelcSchema
import ModelcSettings
import ModelcTemplating

/// A fetched property of an entity.
final class TemplateFetchedProperty: KeyedObject {
    static let fields = TemplateFields<TemplateFetchedProperty>(
        "FetchedProperty", "A fetched property of an entity.",
        [
            TemplateField("name", .string, "The name in the model, which is the key of key-value coding.") {
                .string($0.facts.property.name)
            },
            TemplateField("escapedName", .string, "The name in Swift, in backticks where it is a keyword.") {
                .string($0.facts.property.escapedName)
            },
            TemplateField("caseName", .string, "The name as a case of the enumeration of keys.") {
                .string($0.facts.property.caseName)
            },
            TemplateField("isRenamedCase", .bool, "Whether that case needs the name as its raw value.") {
                .bool($0.facts.property.caseName != $0.facts.property.escapedName)
            },
            TemplateField("documentation", .list(.string), "The lines of the documentation comment.") {
                $0.facts.documentation
            },
            TemplateField("isSpaced", .bool, "Whether a blank line stands before the declaration.") {
                .bool($0.facts.isSpaced)
            },
            TemplateField("modifiers", .string, "All modifiers before `var`, with a blank behind each.") {
                .string($0.facts.modifiers)
            },
            TemplateField("swiftType", .string, "The type: `[Book]`.") { .string($0.facts.property.type.spelling) },
            TemplateField("entityName", .string, "The entity whose class has it.") { .string($0.entityName) },
            TemplateField(
                "destination", .optional(.object(TemplateEntity.self)),
                "The entity that it fetches, if its class is generated."
            ) { $0.context.entity(named: $0.source?.fetchRequest?.entityName) },
            TemplateField("predicateString", .optional(.string), "The predicate as written in the model.") {
                TemplateValue($0.source?.fetchRequest?.predicate)
            },
            TemplateField("userInfo", .dictionary(.string), "The user info.") {
                .dictionary(TemplateDictionary($0.source?.userInfo ?? UserInfo()))
            },
        ])

    private let facts: PropertyFacts
    private let entityName: String
    private let context: TemplateContext

    init(_ facts: PropertyFacts, of entityName: String, in context: TemplateContext) {
        self.facts = facts
        self.entityName = entityName
        self.context = context
    }

    private var source: FetchedPropertyDescription? {
        guard let entity = context.source.entity(named: entityName) else { return nil }
        return context.source.property(named: facts.property.name, of: entity)?.property as? FetchedPropertyDescription
    }
}

/// What a property of a class or of a structure says to templates, computed where it is asked for.
struct PropertyFacts: Sendable {
    let property: GeneratedProperty
    /// The access level of the class or the structure around it.
    let level: AccessLevel
    /// Whether the declaration, or the one before it, takes several lines.
    let isSpaced: Bool

    var access: String { SwiftWords.access(level, isInternal: property.type.isInternal) }

    /// Everything before `var`.
    var modifiers: String {
        switch (property.setter, access.isEmpty) {
        case (.full, true): ""
        case (.full, false): "public "
        case (.none, true), (.restricted, true): property.hasNoSetterAtAll ? "" : "private(set) "
        case (.none, false): property.hasNoSetterAtAll ? "public " : "public private(set) "
        case (.restricted, false): "public internal(set) "
        }
    }

    var documentation: TemplateValue { TemplateValue(property.documentation) }
}

extension GeneratedProperty {
    /// Whether the property is computed and can only be read.
    var hasNoSetterAtAll: Bool { access == .primitive && setter == .none }

    /// Whether the declaration takes several lines.
    var isTall: Bool { access == .primitive || !documentation.isEmpty }
}

extension ValueConversion {
    /// The name by which templates ask.
    var name: String {
        switch self {
        case .none: "none"
        case .cast: "cast"
        case .float: "float"
        case .composite: "composite"
        case .decimal: "decimal"
        case .timeInterval: "timeInterval"
        case .rawValue: "rawValue"
        case .json(.data): "json"
        case .json(.string): "jsonString"
        }
    }

    var rawPolicyName: String {
        switch self {
        case .rawValue(.none), .none, .cast, .float, .composite, .decimal, .timeInterval, .json: "none"
        case .rawValue(.fatal): "fatal"
        case .rawValue(.fallback): "fallback"
        case .rawValue(.standard): "default"
        case .rawValue(.total): "total"
        }
    }

    /// The case of a fallback, or the literal that stands for no raw value or for the default one.
    var literal: String {
        switch self {
        case .rawValue(.fallback(let name)): name
        case .rawValue(.standard(let literal)): literal
        case .rawValue(.total(let zero)): zero
        case .rawValue(.none), .rawValue(.fatal), .none, .cast, .float, .composite, .decimal, .timeInterval, .json: ""
        }
    }
}
