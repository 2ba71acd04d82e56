import ModelcSettings
import ModelcTemplating

extension TemplateEntity {
    /// The properties of an entity as objects for templates.
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

        /// The objects of neighbouring declarations: one of several lines has a blank line on both sides.
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
    /// Whether the declaration takes several lines.
    fileprivate var isTall: Bool { needsCare || cardinality == .ordered || !property.documentation.isEmpty }
}
