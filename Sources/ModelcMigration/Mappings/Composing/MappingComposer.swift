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
        package var name: String
        package var model: ManagedObjectModel
        /// The path to record: from the folder of the Xcode project (`App/Book.xcdatamodeld/Book 2.xcdatamodel`).
        package var path: String

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
