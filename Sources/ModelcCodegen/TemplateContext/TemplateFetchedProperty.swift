import ModelcSchema
import ModelcTemplating

/// A fetched property of an entity.
final class TemplateFetchedProperty: KeyedObject {
    static let templateSchema = TemplateSchema("FetchedProperty", "A fetched property of an entity.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case name, escapedName, caseName, isRenamedCase, documentation, isSpaced, modifiers, swiftType
        case entityName, destination, predicateString, userInfo

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .name: .init("name", .string, "The name in the model, which is the key of key-value coding.")
            case .escapedName: .init("escapedName", .string, "The name in Swift, in backticks where it is a keyword.")
            case .caseName: .init("caseName", .string, "The name as a case of the enumeration of keys.")
            case .isRenamedCase: .init("isRenamedCase", .bool, "Whether that case needs the name as its raw value.")
            case .documentation: .init("documentation", .list(.string), "The lines of the documentation comment.")
            case .isSpaced: .init("isSpaced", .bool, "Whether a blank line stands before the declaration.")
            case .modifiers: .init("modifiers", .string, "All modifiers before `var`, with a blank behind each.")
            case .swiftType: .init("swiftType", .string, "The type: `[Book]`.")
            case .entityName: .init("entityName", .string, "The entity whose class has it.")
            case .destination:
                .init(
                    "destination", .optional(.object(TemplateEntity.self)),
                    "The entity that it fetches, if its class is generated.")
            case .predicateString:
                .init("predicateString", .optional(.string), "The predicate as written in the model.")
            case .userInfo: .init("userInfo", .dictionary(.string), "The user info.")
            }
        }
    }

    private let facts: PropertyFacts
    private let entityName: String
    private let context: TemplateContext

    init(_ facts: PropertyFacts, of entityName: String, in context: TemplateContext) {
        self.facts = facts
        self.entityName = entityName
        self.context = context
    }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .name: .string(facts.property.name)
        case .escapedName: .string(facts.property.escapedName)
        case .caseName: .string(facts.property.caseName)
        case .isRenamedCase: .bool(facts.property.caseName != facts.property.escapedName)
        case .documentation: facts.documentation
        case .isSpaced: .bool(facts.isSpaced)
        case .modifiers: .string(facts.modifiers)
        case .swiftType: .string(facts.property.type.spelling)
        case .entityName: .string(entityName)
        case .destination: context.entity(named: source?.fetchRequest?.entityName)
        case .predicateString: TemplateValue(source?.fetchRequest?.predicate)
        case .userInfo: .dictionary(TemplateDictionary(source?.userInfo ?? UserInfo()))
        }
    }

    private var source: FetchedPropertyDescription? {
        guard let entity = context.source.entity(named: entityName) else { return nil }
        return context.source.property(named: facts.property.name, of: entity)?.property as? FetchedPropertyDescription
    }
}
