import ModelcSchema
import ModelcTemplating

/// A fetched property of an entity as a template object.
final class TemplateFetchedProperty: KeyedObject, PropertySubject {
    static let fields = TemplateFields<TemplateFetchedProperty>(
        "FetchedProperty", "A fetched property of an entity.",
        [
            .name,
            .escapedName,
            .caseName,
            .isRenamedCase,
            .documentation,
            .isSpaced,
            .isOverReleased,
            .emptyValue,
            .modifiers,
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

    let facts: PropertyFacts
    private let entityName: String
    let context: TemplateContext

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
