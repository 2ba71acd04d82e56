import ModelcBase
import ModelcPlans
import ModelcSchema

/// Creates the mapping model for two versions as Xcode's editor does, and also writes the inferred mapping into it
/// (FormatMappingModel §8): match entities and properties -> an entity mapping for each concrete destination entity ->
/// a property mapping for each stored property, own or inherited -> a policy for each value that cannot be copied from
/// a property with the same or a former name.
///
/// The result depends only on the two models, and there are no errors. If a model has features that a mapping model
/// cannot contain, writing the mapping model fails.
package struct MappingComposer: Sendable {
    /// The source or the destination version.
    package struct Version: Sendable {
        /// The version's name. The names of policies contain it.
        var name: String
        var model: ManagedObjectModel
        /// The path that is written to the mapping model, relative to the folder of the Xcode project
        /// (`App/Book.xcdatamodeld/Book 2.xcdatamodel`).
        var path: String

        package init(name: String, model: ManagedObjectModel, path: String) {
            self.name = name
            self.model = model
            self.path = path
        }
    }

    package init() {}

    /// Returns the mapping model from `old` to `new`, and the policies that it requires. The result is deterministic.
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

extension [EntityMappingPlan] {
    /// Returns the names of the source entities that can have objects but have no entity mapping, in byte order.
    func droppedEntities(in match: ModelMatch) -> [String] {
        let mapped = Set(compactMap(\.source))
        let entities = match.source.entities
        return entities.indices.filter { !entities[$0].isAbstract && !mapped.contains($0) }.map { entities[$0].name }
            .sorted { $0.isBefore($1) }
    }
}

extension RowValue {
    /// Returns the reason why a property mapping needs an expression: the older version has a different property with
    /// the same name.
    static func namesakeReason(_ namesake: SchemaIndex.OwnedProperty) -> String {
        "the \(namesake.property.kindName) with that name in the older version is a different one"
    }
}
