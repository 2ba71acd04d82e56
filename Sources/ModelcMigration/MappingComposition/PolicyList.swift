import ModelcPlans
import ModelcSchema

/// Collects the policies of a mapping model, and gives them names.
struct PolicyList {
    private var names: PolicyClassName
    private(set) var policies: [EntityPolicy] = []

    init(from: String, to: String) { names = PolicyClassName(from: from, to: to) }

    /// Adds the policy of an entity mapping. Returns the name of the policy class; nil if the mapping needs no policy.
    mutating func add(_ methods: [PolicyMethod], for mapping: EntityMapping) -> String? {
        guard !methods.isEmpty, let source = mapping.sourceEntityName, let destination = mapping.destinationEntityName
        else { return nil }
        let name = names.name(forEntity: destination)
        policies.append(
            EntityPolicy(
                className: name, mappingName: mapping.effectiveName, sourceEntityName: source,
                destinationEntityName: destination, methods: methods))
        return name
    }
}
