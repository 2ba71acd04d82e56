import ModelcBase
import ModelcSchema

/// The properties that differ in all rows, so that uniqueness constraints hold: of each constraint, one attribute or
/// to-one relationship.
///
/// A constraint is an index of a whole table, so that it also holds for rows of an ancestor that inherits no constraint.
struct SampleUniqueness {
    /// The attributes, as `Entity.attribute`, where the entity is the one that declares the attribute.
    private(set) var attributes: Set<String> = []
    /// To-one relationships, as `Entity.relationship`.
    private(set) var relationships: Set<String> = []
    /// The maximum number of rows of an entity and its descendants, by entity name. Contains only entities with a
    /// limit.
    private(set) var capacities: [String: Int] = [:]

    private let samples: [String: AttributeSample]
    private let links: [String: SampleLink]

    /// - Parameters:
    ///   - samples: the samples of the attributes, by `Entity.attribute`.
    ///   - links: the links of the version.
    init(
        _ entities: [EntityDescription], _ samples: [String: AttributeSample], _ links: [SampleLink],
        in model: ResolvedModel
    ) {
        self.samples = samples
        self.links = Dictionary(
            links.flatMap { link in link.columnPaths.map { ($0, link) } }, uniquingKeysWith: { first, _ in first })
        for entity in entities {
            for constraint in entity.uniquenessConstraints {
                add(constraint.members.compactMap { model.property(named: $0.name, of: entity) })
            }
        }
    }

    private mutating func add(_ members: [(property: any PropertyDescription, owner: EntityDescription)]) {
        let candidates = members.map { (path: "\($0.owner.name).\($0.property.name)", owner: $0.owner) }
        guard !candidates.contains(where: { attributes.union(relationships).contains($0.path) }),
            let best = candidates.max(by: { rank($0.path) < rank($1.path) })
        else { return }
        guard let sample = samples[best.path] else {
            relationships.insert(best.path)
            return
        }
        if sample.isDerived { return limit(best.owner, to: 1) }
        attributes.insert(best.path)
        if !sample.mayBeNull, sample.capacity < .max { limit(best.owner, to: sample.capacity) }
    }

    private mutating func limit(_ entity: EntityDescription, to capacity: Int) {
        capacities[entity.name] = min(capacities[entity.name] ?? .max, capacity)
    }

    /// The suitability of a property for values that differ; 0 if its values follow from others. A one-to-one relationship
    /// is unique in any case.
    private func rank(_ path: String) -> Int {
        if let sample = samples[path] {
            if sample.isDerived { return 0 }
            return sample.capacity >= SampleUniqueness.many ? 5 : sample.mayBeNull ? 3 : 2
        }
        guard let link = links[path] else { return 1 }
        switch link.kind {
        case .oneToOne: return 4
        case .manyToOne(let other): return other.least == 1 ? 3 : 1
        case .toOne: return 3
        case .manyToMany, .toMany: return 0
        }
    }

    /// A number of different values that is enough for all rows.
    private static let many = 1 << 30
}

extension SampleLink {
    /// The relationships with a column of their own.
    fileprivate var columnPaths: [String] {
        guard case .oneToOne = kind else { return [path] }
        return [path] + (inversePath.map { [$0] } ?? [])
    }
}
