import ModelcSchema
import ModelcTemplating

/// A relationship of an entity, as a template object.
final class TemplateRelationship: KeyedObject, PropertySubject {
    let facts: PropertyFacts
    private let relationship: GeneratedRelationship
    let context: TemplateContext
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

    func templateValue(at index: Int) -> TemplateValue { Self.fields.values[index](self) }

    var memberAccess: String { SwiftWords.access(facts.level, isInternal: relationship.element.isInternal) }

    /// The type of the property with the IDs of the related objects: an optional ID, a set of IDs, or an array of IDs.
    private var identifierType: String {
        let one =
            context.model.input.support == .none ? "NSManagedObjectID" : "ManagedID<\(relationship.element.name)>"
        switch relationship.cardinality {
        case .toOne: return one + "?"
        case .toMany: return context.words.names.swift("Set") + "<" + one + ">"
        case .ordered: return "[" + one + "]"
        }
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
    /// Whether the property's type is not optional although the related object may be missing.
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
            .isOverReleased,
            .emptyValue,
            TemplateField("access", .string, "`public ` or nothing.") {
                .string($0.memberAccess)
            },
            TemplateField("swiftType", .string, "The type of the property: `Tag?`, `Set<Tag>`.") {
                .string($0.facts.property.type.spelling)
            },
            TemplateField(
                "collectionType", .string, "The type of the property without the mark of an optional: `Set<Tag>`."
            ) { .string($0.facts.property.type.name) },
            TemplateField("elementType", .string, "The class of the objects.") {
                .string($0.relationship.element.name)
            },
            TemplateField("identifierType", .string, "The type of the identifiers of the objects in a snapshot.") {
                .string($0.identifierType)
            },
            TemplateField("isStored", .bool, "Whether the store keeps it, so that conditions can name it.") {
                .bool($0.relationship.isStored)
            },
            .keyAccess,
            TemplateField("hasColumn", .bool, "Whether the table of keys has its key.") {
                .bool($0.relationship.isStored && $0.fitsTable)
            },
            TemplateField("elementKeys", .string, "The protocol with the keys of the class of the objects.") {
                .string($0.relationship.keyedElement.map { $0.name + ".ModelcKeys" } ?? "ManagedNoKeys")
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
            TemplateField("hasArray", .bool, "Whether there is room for the helper `tagsArray`; likewise below.") {
                .bool($0.relationship.helpers.contains(.array))
            },
            TemplateField("hasAdd", .bool, "`addToTags`.") { .bool($0.relationship.helpers.contains(.add)) },
            TemplateField("hasRemove", .bool, "`removeFromTags`.") { .bool($0.relationship.helpers.contains(.remove)) },
            TemplateField("hasInsert", .bool, "`insertIntoTags`.") { .bool($0.relationship.helpers.contains(.insert)) },
            TemplateField("hasReplace", .bool, "`replaceTags`.") { .bool($0.relationship.helpers.contains(.replace)) },
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
            TemplateField("versionHashModifier", .optional(.string), "A string that changes the version hash.") {
                TemplateValue($0.source?.versionHashModifier)
            },
        ])
}
