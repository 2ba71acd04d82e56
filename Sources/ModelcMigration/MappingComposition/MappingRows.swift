import ModelcPlans
import ModelcSchema

/// Creates the property mappings of entity mappings. Each stored property of the destination entity gets one, own or
/// inherited. Fetched and transient properties get none (FormatMappingModel §8).
struct MappingRows {
    private let match: ModelMatch
    /// All entity mappings of the mapping model.
    private let plans: [EntityMappingPlan]

    init(_ match: ModelMatch, _ plans: [EntityMappingPlan]) {
        self.match = match
        self.plans = plans
    }

    /// Adds the property mappings to an entity mapping. Returns the policy methods that they call, ordered by property
    /// name.
    func fill(_ mapping: inout EntityMapping, by plan: EntityMappingPlan) -> [PolicyMethod] {
        var methods: [PolicyMethod] = []
        for property in properties(of: plan.destination) {
            switch property.property {
            case .attribute(let attribute):
                let value = value(of: attribute, property, plan.pair)
                methods += [value.method].compactMap { $0 }
                mapping.attributeMappings.append(row(of: attribute, value))
            case .relationship(let relationship):
                let value = value(of: relationship, property, plan.pair)
                methods += [value.method].compactMap { $0 }
                mapping.relationshipMappings.append(row(of: relationship, value))
            }
        }
        return methods
    }

    /// Returns the stored properties of an entity, ordered by name. If several have the same name, the one of the
    /// nearest ancestor is used.
    private func properties(of entity: Int) -> [SchemaIndex.OwnedProperty] {
        var seen: Set<String> = []
        var found: [SchemaIndex.OwnedProperty] = []
        for owner in match.destination.tree.lineage(of: entity) {
            for (index, property) in match.destination.properties[owner].enumerated()
            where seen.insert(property.name).inserted {
                found.append(SchemaIndex.OwnedProperty(property: property, owner: owner, index: index))
            }
        }
        return found.filter { !$0.property.isTransient }.sorted { $0.property.name < $1.property.name }
    }

    private func value(
        of attribute: AttributeDescription, _ property: SchemaIndex.OwnedProperty, _ pair: ModelMatch.EntityPair?
    ) -> RowValue {
        guard let pair else { return .automatic }
        let old = PropertyMatching.source(of: property, pair, in: match)?.property
        return AttributeSource(match: match, pair: pair).value(of: attribute, from: old)
    }

    private func value(
        of relationship: RelationshipDescription, _ property: SchemaIndex.OwnedProperty,
        _ pair: ModelMatch.EntityPair?
    ) -> RowValue {
        guard let pair else { return .automatic }
        let old = PropertyMatching.source(of: property, pair, in: match)?.property
        return RelationshipSource(match: match, plans: plans).value(of: relationship, property, in: pair, from: old)
    }

    private func row(of attribute: AttributeDescription, _ value: RowValue) -> AttributeMapping {
        var row = AttributeMapping()
        row.name = attribute.name
        switch value {
        case .automatic: break
        case .attribute(let name), .relationship(let name): row.valueExpression = .sourceProperty(name)
        case .policy(let method): row.valueExpression = .policyMethod(method)
        }
        return row
    }

    private func row(of relationship: RelationshipDescription, _ value: RowValue) -> RelationshipMapping {
        var row = RelationshipMapping()
        row.name = relationship.name
        switch value {
        case .automatic: break
        case .attribute(let name), .relationship(let name): set(&row, to: name, relationship)
        case .policy(let method): row.valueExpression = .policyMethod(method)
        }
        return row
    }

    /// Sets the expression that requests the migrated objects. If one entity mapping creates the objects, they are
    /// requested by its name; if several do, by the relationship (FormatMappingModel §6).
    private func set(_ row: inout RelationshipMapping, to name: String, _ relationship: RelationshipDescription) {
        guard let target = relationship.destinationName.flatMap({ match.destination.entity(named: $0) }) else { return }
        let makers = plans.filter { match.destination.tree.isAncestor(target, orSelf: $0.destination) }
        if makers.count == 1 {
            row.sourceKeyPath = "$source.\(name)"
            row.sourceMappingName = makers[0].name
        } else if makers.count > 1 {
            row.valueExpression = .objectsOfSourceRelationship(name)
        }
    }
}
