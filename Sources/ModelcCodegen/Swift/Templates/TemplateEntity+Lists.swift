import ModelcSchema
import ModelcSettings
import ModelcTemplating

extension TemplateEntity {
    /// The properties of an entity as template objects.
    struct Lists: Sendable {
        let attributes: TemplateValue
        let relationships: TemplateValue
        let toMany: TemplateValue
        let fetchedProperties: TemplateValue

        init(_ generated: GeneratedClass, _ context: TemplateContext) {
            let (name, level) = (generated.entityName, generated.access)
            attributes = Lists.spaced(generated.attributes, level, \.isTall, \.self) { facts, _ in
                .object(TemplateAttribute(facts, of: name, in: context))
            }
            let relationship = { (facts: PropertyFacts, relationship: GeneratedRelationship) in
                TemplateValue.object(TemplateRelationship(relationship, facts, of: name, in: context))
            }
            relationships = Lists.spaced(generated.relationships, level, \.isTall, \.property, relationship)
            toMany = Lists.spaced(
                generated.relationships.filter { $0.cardinality != .toOne }, level, \.isTall, \.property, relationship)
            fetchedProperties = Lists.spaced(generated.fetchedProperties, level, \.isTall, \.self) { facts, _ in
                .object(TemplateFetchedProperty(facts, of: name, in: context))
            }
        }

        /// The template objects for adjacent declarations. A declaration with several lines has a blank line before and
        /// after it.
        private static func spaced<Element>(
            _ elements: [Element], _ level: AccessLevel, _ isTall: (Element) -> Bool,
            _ property: (Element) -> GeneratedProperty, _ make: (PropertyFacts, Element) -> TemplateValue
        ) -> TemplateValue {
            var values: [TemplateValue] = []
            values.reserveCapacity(elements.count)
            var isAfterTall = false
            for element in elements {
                let isTall = isTall(element)
                let facts = PropertyFacts(
                    property: property(element), level: level, isSpaced: !values.isEmpty && (isTall || isAfterTall))
                values.append(make(facts, element))
                isAfterTall = isTall
            }
            return .list(values)
        }
    }
}

extension GeneratedRelationship {
    /// Whether the declaration has several lines.
    fileprivate var isTall: Bool { needsCare || cardinality == .ordered || property.isTall }
}

extension TemplateEntity {
    /// The class itself, then its generated superclasses, nearest first.
    var chain: [GeneratedClass] {
        guard let source else { return [generated] }
        return [generated] + context.source.ancestors(of: source).compactMap { context.generatedClass(of: $0.name) }
    }

    /// Whether the typed key of at least one property cannot be in the class's table of keys.
    var hasSingleKeys: Bool {
        let (name, level) = (generated.entityName, generated.access)
        return generated.attributes.indices.contains {
            generated.attributes[$0].keyType != nil && !generated.attributes[$0].fitsTable(of: level)
        }
            || generated.relationships.contains { relationship in
                let facts = PropertyFacts(property: relationship.property, level: level, isSpaced: false)
                return relationship.isStored
                    && !TemplateRelationship(relationship, facts, of: name, in: context).fitsTable
            }
    }

    var allAttributes: TemplateValue {
        let all = chain.flatMap { owner in owner.attributes.map { (owner, $0) } }.sortedByName(\.1.name)
        return .list(
            all.map { owner, property in
                .object(TemplateAttribute(TemplateEntity.facts(property, owner), of: owner.entityName, in: context))
            })
    }

    var allRelationships: TemplateValue {
        let all = chain.flatMap { owner in owner.relationships.map { (owner, $0) } }.sortedByName(\.1.property.name)
        return .list(
            all.map { owner, relationship in
                let facts = TemplateEntity.facts(relationship.property, owner)
                return .object(TemplateRelationship(relationship, facts, of: owner.entityName, in: context))
            })
    }

    var allFetchedProperties: TemplateValue {
        let all = chain.flatMap { owner in owner.fetchedProperties.map { (owner, $0) } }.sortedByName(\.1.name)
        return .list(
            all.map { owner, property in
                let facts = TemplateEntity.facts(property, owner)
                return .object(TemplateFetchedProperty(facts, of: owner.entityName, in: context))
            })
    }

    /// The attributes of this class that satisfy a condition on the generated attribute.
    func attributes(where isWanted: (GeneratedProperty) -> Bool) -> TemplateValue {
        .list(
            generated.attributes.lazy.filter(isWanted).map {
                .object(TemplateAttribute(TemplateEntity.facts($0, generated), of: generated.entityName, in: context))
            })
    }

    /// The attributes of this class that satisfy a condition on the attribute in the model.
    func attributes(whereInModel isWanted: (AttributeDescription) -> Bool) -> TemplateValue {
        attributes(where: { source(ofAttribute: $0.name).map(isWanted) ?? false })
    }

    /// The relationships of this class that satisfy a condition.
    func relationships(where isWanted: (GeneratedRelationship) -> Bool) -> TemplateValue {
        .list(
            generated.relationships.filter(isWanted).map {
                let facts = TemplateEntity.facts($0.property, generated)
                return .object(TemplateRelationship($0, facts, of: generated.entityName, in: context))
            })
    }

    private func source(ofAttribute name: String) -> AttributeDescription? {
        guard let source else { return nil }
        return context.source.property(named: name, of: source)?.property as? AttributeDescription
    }

    /// The value that the closure reads from the entity in the model; `nothing` if there is no such entity.
    func stated(_ value: (EntityDescription) -> TemplateValue) -> TemplateValue { source.map(value) ?? .nothing }

    /// The names of the configurations that contain the entity.
    var configurations: TemplateValue {
        stated { source in
            let all = context.source.model.configurations.filter { $0.members.contains { $0.name == source.name } }
            return TemplateValue(all.map(\.name).sortedByName { $0 })
        }
    }

    private static func facts(_ property: GeneratedProperty, _ owner: GeneratedClass) -> PropertyFacts {
        PropertyFacts(property: property, level: owner.access, isSpaced: false)
    }
}

extension ClassName {
    /// The module that the model names for the class; nil for the current module.
    var namedModule: String? {
        switch module {
        case .named(let module): module
        case .unspecified, .current: nil
        }
    }
}

extension GeneratedProperty {
    /// Whether the attribute's values are stored as JSON.
    var isKeptAsJSON: Bool {
        switch conversion {
        case .json: true
        case .none, .cast, .float, .composite, .decimal, .timeInterval, .rawValue: false
        }
    }
}
