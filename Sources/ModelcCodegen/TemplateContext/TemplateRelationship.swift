import ModelcSchema
import ModelcTemplating

/// A relationship of an entity.
final class TemplateRelationship: KeyedObject {
    static let templateSchema = TemplateSchema("Relationship", "A relationship of an entity.", keys: Key.self)

    private let facts: PropertyFacts
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

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .name: .string(facts.property.name)
        case .escapedName: .string(facts.property.escapedName)
        case .capitalizedName: .string(facts.property.capitalizedName)
        case .caseName: .string(facts.property.caseName)
        case .isRenamedCase: .bool(facts.property.caseName != facts.property.escapedName)
        case .documentation: facts.documentation
        case .isSpaced: .bool(facts.isSpaced)
        case .access: .string(SwiftWords.access(facts.level, isInternal: relationship.element.isInternal))
        case .swiftType: .string(facts.property.type.spelling)
        case .elementType: .string(relationship.element.name)
        case .isOptional: .bool(facts.property.type.isOptional)
        case .isToMany: .bool(relationship.cardinality != .toOne)
        case .isOrdered: .bool(relationship.cardinality == .ordered)
        case .isRequired: .bool(facts.property.needsInitialValue)
        case .needsCare: .bool(relationship.needsCare)
        case .destination: context.entity(named: source?.destinationName)
        case .inverse: inverse
        case .inverseName: TemplateValue(source?.inverseName)
        case .deleteRule: TemplateValue(source?.effectiveDeleteRule.rawValue)
        case .userInfo: source.map { .dictionary(TemplateDictionary($0.userInfo)) } ?? .nothing
        case .entityName: .string(entityName)
        case .minimumCount: source.map { .integer($0.minimumCount ?? 0) } ?? .nothing
        case .maximumCount: source.map { .integer($0.effectiveMaximumCount) } ?? .nothing
        case .isTransient: source.map { .bool($0.isTransient) } ?? .nothing
        case .renamingIdentifier: TemplateValue(source?.renamingIdentifier)
        case .versionHashModifier: TemplateValue(source?.versionHashModifier)
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
    /// Whether the property says that there is an object where there may be none yet.
    var needsCare: Bool { cardinality == .toOne && !property.type.isOptional }
}
