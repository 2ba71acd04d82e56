import ModelcSchema
import ModelcTemplating

/// A relationship of an entity.
final class TemplateRelationship: KeyedObject, PropertySubject {
    let facts: PropertyFacts
    private let relationship: GeneratedRelationship
    private let context: TemplateContext
    private let entityName: String

    init(
        _ relationship: GeneratedRelationship, _ facts: PropertyFacts, of entityName: String,
        in context: TemplateContext
    ) {
        self.relationship = relationship
        self.facts = facts
        self.entityName = entityName
        self.context = context
    }

    private var inverse: TemplateValue {
        guard let source, let name = source.inverseName else { return .nothing }
        return context.relationship(named: name, ofEntity: source.inverseEntityName ?? source.destinationName)
    }

    private var source: RelationshipDescription? {
        context.source.entity(named: entityName)
            .flatMap { context.source.relationship(named: facts.property.name, of: $0)?.relationship }
    }
}

extension GeneratedRelationship {
    /// Whether the property says that there is an object where there may be none yet.
    var needsCare: Bool { cardinality == .toOne && !property.type.isOptional }
}

extension TemplateRelationship {
    static let fields = TemplateFields<TemplateRelationship>(
        "Relationship", "A relationship of an entity.",
        [
            .name,
            .escapedName,
            TemplateField("capitalizedName", .string, "The name inside accessor names: `Tags`.") {
                .string($0.facts.property.capitalizedName)
            },
            .caseName,
            .isRenamedCase,
            .documentation,
            .isSpaced,
            TemplateField("access", .string, "`public ` or nothing.") {
                .string(SwiftWords.access($0.facts.level, isInternal: $0.relationship.element.isInternal))
            },
            TemplateField("swiftType", .string, "The type of the property: `Tag?`, `Set<Tag>`.") {
                .string($0.facts.property.type.spelling)
            },
            TemplateField("elementType", .string, "The class of the objects.") {
                .string($0.relationship.element.name)
            },
            TemplateField("isOptional", .bool, "Whether the type is optional in Swift.") {
                .bool($0.facts.property.type.isOptional)
            },
            TemplateField("isToMany", .bool, "Whether there can be several objects.") {
                .bool($0.relationship.cardinality != .toOne)
            },
            TemplateField("isOrdered", .bool, "Whether they have an order; only of to-many ones.") {
                .bool($0.relationship.cardinality == .ordered)
            },
            TemplateField("isRequired", .bool, "Whether a new object needs one: to-one and required.") {
                .bool($0.facts.property.needsInitialValue)
            },
            TemplateField("needsCare", .bool, "Whether it may be nil although its type is not optional.") {
                .bool($0.relationship.needsCare)
            },
            TemplateField(
                "destination", .optional(.object(TemplateEntity.self)), "The entity, if its class is generated."
            ) { $0.context.entity(named: $0.source?.destinationName) },
            TemplateField(
                "inverse", .optional(.object(TemplateRelationship.self)),
                "The inverse, if the class that has it is generated."
            ) { $0.inverse },
            TemplateField("inverseName", .optional(.string), "The name of the inverse.") {
                TemplateValue($0.source?.inverseName)
            },
            TemplateField("deleteRule", .optional(.string), "The model's name of the delete rule.") {
                TemplateValue($0.source?.effectiveDeleteRule.rawValue)
            },
            TemplateField("userInfo", .optional(.dictionary(.string)), "The user info.") {
                $0.source.map { .dictionary(TemplateDictionary($0.userInfo)) } ?? .nothing
            },
            TemplateField("entityName", .string, "The entity whose class has it.") { .string($0.entityName) },
            TemplateField("minimumCount", .any, "The least number of objects; 0 means no limit.") {
                $0.source.map { .integer($0.minimumCount ?? 0) } ?? .nothing
            },
            TemplateField("maximumCount", .any, "The largest number of objects; 0 means no limit.") {
                $0.source.map { .integer($0.effectiveMaximumCount) } ?? .nothing
            },
            TemplateField("isTransient", .any, "Whether it is not in the store.") {
                $0.source.map { .bool($0.isTransient) } ?? .nothing
            },
            TemplateField("renamingIdentifier", .optional(.string), "The name in older versions.") {
                TemplateValue($0.source?.renamingIdentifier)
            },
            TemplateField("versionHashModifier", .optional(.string), "A text that makes its version another one.") {
                TemplateValue($0.source?.versionHashModifier)
            },
        ])
}
