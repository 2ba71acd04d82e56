import ModelcBase
import ModelcPlans
import ModelcSchema

/// Makes the mapping model for two versions as the editor would start it, with what inference would do written out
/// (FormatMappingModel §8): match entities and properties -> an entity mapping for each concrete destination entity ->
/// a row for each stored property, inherited ones included -> a policy where neither copying nor renaming gives the
/// value.
///
/// A pure function of the two models: nothing is refused here. Models with features that no mapping model can hold are
/// refused when the mapping model is written.
package struct MappingComposer: Sendable {
    /// One of the two versions.
    package struct Version: Sendable {
        /// The version's name, for the names of policies.
        var name: String
        var model: ManagedObjectModel
        /// The path to record: from the folder of the Xcode project (`App/Book.xcdatamodeld/Book 2.xcdatamodel`).
        var path: String

        package init(name: String, model: ManagedObjectModel, path: String) {
            self.name = name
            self.model = model
            self.path = path
        }
    }

    package init() {}

    /// The mapping model from `old` to `new`, and what its policies have to do. The same versions always give the same.
    package func compose(from old: Version, to new: Version) -> ComposedMapping {
        let match = ModelMatch(from: old.model, to: new.model)
        let plans = EntityMappingPlan.plans(in: match)
        var policies = PolicyList(from: old.name, to: new.name)
        let rows = MappingRows(match, plans)
        var mapping = MappingModel()
        mapping.source = EmbeddedModel(path: old.path, model: old.model)
        mapping.destination = EmbeddedModel(path: new.path, model: new.model)
        for (index, plan) in plans.enumerated() {
            var entityMapping = plan.entityMapping(in: match)
            entityMapping.number = index + 1
            let methods = rows.fill(&entityMapping, by: plan)
            entityMapping.policyClassName = policies.add(methods, for: entityMapping)
            mapping.entityMappings.append(entityMapping)
        }
        return ComposedMapping(
            mapping: mapping, policies: policies.policies, droppedEntities: plans.droppedEntities(in: match))
    }
}

/// Which entity mappings there will be: one for each concrete destination entity, in name order
/// (FormatMappingModel §8). The names are needed before the rows, which refer to them.
struct EntityMappingPlan {
    /// The position of the source entity; nil for a new entity.
    let source: Int?
    /// The position of the destination entity.
    let destination: Int
    /// The name that expressions refer to.
    let name: String
    /// Whether the usual name was taken, so that this one has to be written.
    let hasOwnName: Bool

    static func plans(in match: ModelMatch) -> [EntityMappingPlan] {
        var seen: Set<String> = []
        let entities = match.destination.entities
        let concrete = entities.indices.filter { !entities[$0].isAbstract && seen.insert(entities[$0].name).inserted }
        var names: Set<String> = []
        return concrete.sorted { entities[$0].name.isBefore(entities[$1].name) }.map { destination in
            let source = match.sources[destination]
            var usual = EntityMapping()
            usual.sourceEntityName = source.map { match.source.entities[$0].name }
            usual.destinationEntityName = entities[destination].name
            var name = usual.effectiveName
            while !names.insert(name).inserted { name += "_2" }
            return EntityMappingPlan(
                source: source, destination: destination, name: name, hasOwnName: name != usual.effectiveName)
        }
    }

    /// The entity in both versions; nil for a new one.
    var pair: ModelMatch.EntityPair? {
        source.map { ModelMatch.EntityPair(source: $0, destination: destination, isByName: false) }
    }

    /// The mapping without number and rows.
    func entityMapping(in match: ModelMatch) -> EntityMapping {
        var mapping = EntityMapping()
        mapping.name = hasOwnName ? name : nil
        mapping.sourceEntityName = source.map { match.source.entities[$0].name }
        mapping.destinationEntityName = match.destination.entities[destination].name
        return mapping
    }
}

extension [EntityMappingPlan] {
    /// The source entities that have objects and that no mapping leaves from, by name in byte order.
    func droppedEntities(in match: ModelMatch) -> [String] {
        let mapped = Set(compactMap(\.source))
        let entities = match.source.entities
        return entities.indices.filter { !entities[$0].isAbstract && !mapped.contains($0) }.map { entities[$0].name }
            .sorted { $0.isBefore($1) }
    }
}

/// Decides where destination attributes get their values from.
struct AttributeSource {
    let match: ModelMatch
    let pair: ModelMatch.EntityPair

    /// - Parameter old: the source property that the attribute is; nil for an added one.
    func value(of new: AttributeDescription, from old: SchemaProperty?) -> RowValue {
        switch old {
        case .attribute(let old)? where !old.isTransient: return value(of: new, from: old)
        case .relationship(let old)?:
            return .policy(.attribute(new.name, from: old.name, "an attribute replaces a relationship"))
        case .attribute?, nil: return added(new, isThere: old != nil)
        }
    }

    private func value(of new: AttributeDescription, from old: AttributeDescription) -> RowValue {
        if let reason = AttributeSource.conversionFault(old, new) {
            return .policy(.attribute(new.name, from: old.name, reason))
        }
        return old.name == new.name ? .automatic : .attribute(old.name)
    }

    /// Why a value cannot be copied; nil where it can.
    private static func conversionFault(_ old: AttributeDescription, _ new: AttributeDescription) -> String? {
        switch TypeConversion(from: old.type, to: new.type) {
        case .none: nil
        case .impossible: "\(old.typeText) cannot become \(new.typeText)"
        case .widening, .narrowing, .booleanNumeric:
            // An expression hands the object on as it is; inference converts in the store instead.
            new.type == .decimal
                ? "a mapping model copies \(old.typeText) as it is, but Decimal takes NSDecimalNumber only" : nil
        }
    }

    /// An attribute that the older version does not have, or does not store.
    /// - Parameter isThere: whether the older version has it as a transient one, whose value is nil in a migration.
    private func added(_ new: AttributeDescription, isThere: Bool) -> RowValue {
        if !isThere, let namesake = match.source.property(named: new.name, of: pair.source) {
            return .policy(.attribute(new.name, from: nil, RowValue.namesakeReason(namesake)))
        }
        guard !new.isOptional, !new.isDerived, isThere || !new.hasDefault else { return .automatic }
        return .policy(
            .attribute(new.name, from: nil, "it is required, and objects of the older version have no value for it"))
    }
}

extension RowValue {
    /// Why a row must not be automatic where the older version has another property of the name.
    static func namesakeReason(_ namesake: SchemaIndex.OwnedProperty) -> String {
        "the \(namesake.property.kindName) with that name in the older version is a different one"
    }
}

/// A mapping model that was made for two versions, and what is left to be done for it.
package struct ComposedMapping: Hashable, Sendable {
    package var mapping: MappingModel
    /// The classes that the mapping model names and that somebody has to write, in the order of the entity mappings.
    package var policies: [EntityPolicy]
    /// The source entities whose objects nothing migrates, abstract ones aside; in byte order.
    package var droppedEntities: [String]

    init(mapping: MappingModel, policies: [EntityPolicy], droppedEntities: [String]) {
        self.mapping = mapping
        self.policies = policies
        self.droppedEntities = droppedEntities
    }
}
