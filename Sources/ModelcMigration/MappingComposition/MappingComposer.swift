import ModelcBase
import ModelcPlans
import ModelcSchema

/// Creates the mapping model for two versions as the editor would, with the inferred mapping written out
/// (FormatMappingModel §8): match entities and properties -> an entity mapping for each concrete destination entity
/// -> a row for each stored property, including inherited ones -> a policy where neither copying nor renaming gives
/// the value.
///
/// A pure function of the two models that does not fail. Models with features that no mapping model can contain are
/// rejected when the mapping model is written.
package struct MappingComposer: Sendable {
    /// One of the two versions.
    package struct Version: Sendable {
        /// The version's name, for the names of policies.
        var name: String
        var model: ManagedObjectModel
        /// The path to record, relative to the folder of the Xcode project
        /// (`App/Book.xcdatamodeld/Book 2.xcdatamodel`).
        var path: String

        package init(name: String, model: ManagedObjectModel, path: String) {
            self.name = name
            self.model = model
            self.path = path
        }
    }

    package init() {}

    /// Returns the mapping model from `old` to `new`, and the required policies. The result is deterministic.
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
    /// Returns the source entities that have objects and no mapping, by name in byte order.
    func droppedEntities(in match: ModelMatch) -> [String] {
        let mapped = Set(compactMap(\.source))
        let entities = match.source.entities
        return entities.indices.filter { !entities[$0].isAbstract && !mapped.contains($0) }.map { entities[$0].name }
            .sorted { $0.isBefore($1) }
    }
}

extension RowValue {
    /// Returns why a row must not be automatic if the older version has another property with the name.
    static func namesakeReason(_ namesake: SchemaIndex.OwnedProperty) -> String {
        "the \(namesake.property.kindName) with that name in the older version is a different one"
    }
}
