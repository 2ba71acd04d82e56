import ModelcSchema
import ModelcTemplating

extension TemplateEntity {
    /// The class itself, then the generated classes above, nearest first.
    var chain: [GeneratedClass] {
        guard let source else { return [generated] }
        return [generated] + context.source.ancestors(of: source).compactMap { context.generatedClass(of: $0.name) }
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

    /// The attributes of this class for which a condition holds, which is told what the model says, too.
    func attributes(where isWanted: (GeneratedProperty, AttributeDescription?) -> Bool) -> TemplateValue {
        let wanted = generated.attributes.filter { isWanted($0, source(ofAttribute: $0.name)) }
        return .list(
            wanted.map {
                .object(TemplateAttribute(TemplateEntity.facts($0, generated), of: generated.entityName, in: context))
            })
    }

    /// The relationships of this class for which a condition holds.
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

    /// What only the model itself says.
    func sourceValue(of key: Key) -> TemplateValue {
        guard let source else { return .nothing }
        switch key {
        case .moduleName: return TemplateValue(source.className?.namedModule)
        case .indexes: return .list(source.fetchIndexes.sortedByName(\.name).map { .object(TemplateFetchIndex($0)) })
        case .uniquenessConstraints:
            return .list(source.uniquenessConstraints.map { TemplateValue($0.members.map(\.name)) })
        case .renamingIdentifier: return TemplateValue(source.renamingIdentifier)
        case .versionHashModifier: return TemplateValue(source.versionHashModifier)
        case .codeGeneration: return .string(source.codeGenerationType?.rawValue ?? "manual")
        case .configurations:
            let all = context.source.model.configurations.filter { $0.members.contains { $0.name == source.name } }
            return TemplateValue(all.map(\.name).sortedByName { $0 })
        default: return .nothing
        }
    }

    private static func facts(_ property: GeneratedProperty, _ owner: GeneratedClass) -> PropertyFacts {
        PropertyFacts(property: property, level: owner.access, isSpaced: false)
    }
}

extension ClassName {
    /// The module that the model names; nil for the current one.
    fileprivate var namedModule: String? {
        switch module {
        case .named(let module): module
        case .unspecified, .current: nil
        }
    }
}
