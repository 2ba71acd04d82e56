import ModelcBase
import ModelcSchema

/// The properties that differ in all rows, so that uniqueness constraints hold: of each constraint, the attribute with
/// the most values, or a to-one relationship.
struct SampleUniqueness {
    /// Attributes, as `Entity.attribute` of the entity that declares them.
    private(set) var attributes: Set<String> = []
    /// To-one relationships, as `Entity.relationship`.
    private(set) var relationships: Set<String> = []
    /// The highest number of rows of an entity with its descendants, by name.
    private(set) var capacities: [String: Int] = [:]

    /// - Parameter samples: the samples of the attributes, by `Entity.attribute`.
    init(_ entities: [EntityDescription], _ samples: [String: AttributeSample], in model: ResolvedModel) {
        for entity in entities {
            for constraint in entity.uniquenessConstraints {
                add(constraint.members.map(\.name), entity, samples, model)
            }
        }
    }

    private mutating func add(
        _ members: [String], _ entity: EntityDescription, _ samples: [String: AttributeSample], _ model: ResolvedModel
    ) {
        let paths = members.compactMap { name in
            model.property(named: name, of: entity).map { "\($0.owner.name).\(name)" }
        }
        let candidates = paths.compactMap { path in samples[path].map { (path: path, capacity: $0.capacity) } }
        guard let best = candidates.max(by: { $0.capacity < $1.capacity }) else {
            if let path = paths.first { relationships.insert(path) }
            return
        }
        attributes.insert(best.path)
        if samples[best.path]?.mayBeNull == false, best.capacity < .max {
            capacities[entity.name] = min(capacities[entity.name] ?? .max, best.capacity)
        }
    }
}
