import ModelcSchema

/// The number of rows of each entity: the wanted number, or more if relationships need them, or fewer if a uniqueness
/// constraint allows no more.
struct SampleCounts {
    private(set) var byEntity: [String: Int] = [:]
    /// The relationships with fewer or more objects than allowed, as `Entity.relationship`.
    private(set) var unmet: [String] = []
    private let model: ResolvedModel
    /// The relationships because of which entities have no rows.
    private var impossible: [String] = []
    private let limit: Int
    private let wanted: Int

    /// More rows than this times the wanted number are not made for the sake of a relationship.
    private static let growth = 100
    private static let mostPasses = 50

    /// - Parameter capacities: the highest number of rows of an entity with its descendants, by name.
    init(
        _ wanted: Int, of entities: [EntityDescription], links: [SampleLink], capacities: [String: Int],
        in model: ResolvedModel
    ) {
        self.model = model
        self.wanted = wanted
        limit = max(wanted, 1) * SampleCounts.growth
        for entity in entities { byEntity[entity.name] = entity.isAbstract ? 0 : wanted }
        guard wanted > 0 else { return }
        reduce(entities, capacities)
        for _ in 0..<SampleCounts.mostPasses {
            let before = byEntity
            unmet = links.filter { !meets($0, capacities) }.map(\.path)
            if byEntity == before { break }
        }
        unmet = impossible + unmet
    }

    func family(_ entity: EntityDescription) -> Int {
        ([entity] + model.descendants(of: entity)).reduce(0) { $0 + byEntity[$1.name, default: 0] }
    }

    private mutating func reduce(_ entities: [EntityDescription], _ capacities: [String: Int]) {
        for entity in entities {
            guard let capacity = capacities[entity.name] else { continue }
            var excess = family(entity) - capacity
            for member in (model.descendants(of: entity).reversed() + [entity]) where excess > 0 {
                let removed = min(byEntity[member.name, default: 0], excess)
                byEntity[member.name, default: 0] -= removed
                excess -= removed
            }
        }
    }

    /// Adds rows until a link can be made. Returns false if there cannot be enough.
    private mutating func meets(_ link: SampleLink, _ capacities: [String: Int]) -> Bool {
        let (sources, targets) = (family(link.source), family(link.target))
        guard sources > 0 || targets > 0 else { return true }
        switch link.kind {
        case .toOne, .manyToOne, .oneToOne:
            if !link.bounds.mayBeEmpty, !hasObjects(link.target) { return clear(link) }
        case .manyToMany, .toMany:
            if link.bounds.needed > 0, !hasObjects(link.target) { return clear(link) }
        }
        switch link.kind {
        case .toOne: return link.bounds.mayBeEmpty || raise(link.target, to: min(1, sources), capacities)
        case .manyToOne(let other):
            return raise(link.source, to: product(targets, other.needed), capacities)
                && (link.bounds.mayBeEmpty || raise(link.target, to: quotient(sources, other.most), capacities))
        case .oneToOne(let other):
            return (link.bounds.mayBeEmpty || raise(link.target, to: sources, capacities))
                && (other.mayBeEmpty || raise(link.source, to: targets, capacities))
        case .manyToMany(let other):
            return raise(link.target, to: sources > 0 ? link.bounds.needed : 0, capacities)
                && raise(link.source, to: targets > 0 ? other.needed : 0, capacities)
                && raise(link.target, to: quotient(product(sources, link.bounds.needed), other.most), capacities)
                && raise(link.source, to: quotient(product(targets, other.needed), link.bounds.most), capacities)
        case .toMany: return raise(link.target, to: product(sources, link.bounds.needed), capacities)
        }
    }

    /// Whether the entity or a descendant is not abstract.
    private func hasObjects(_ entity: EntityDescription) -> Bool {
        ([entity] + model.descendants(of: entity)).contains { !$0.isAbstract }
    }

    /// Removes the rows of an entity that requires an object of an entity that cannot have any.
    private mutating func clear(_ link: SampleLink) -> Bool {
        let family = [link.source] + model.descendants(of: link.source)
        if family.contains(where: { byEntity[$0.name, default: 0] > 0 }) { impossible.append(link.path) }
        for member in family { byEntity[member.name] = 0 }
        return true
    }

    private func product(_ count: Int, _ each: Int) -> Int {
        let (result, overflows) = count.multipliedReportingOverflow(by: each)
        return overflows ? .max : result
    }

    /// The number of objects that take `count` links, at most `most` each.
    private func quotient(_ count: Int, _ most: Int) -> Int {
        most >= count ? min(count, 1) : (count + most - 1) / most
    }

    /// Adds rows to the first entity of a family that is not abstract.
    private mutating func raise(_ entity: EntityDescription, to count: Int, _ capacities: [String: Int]) -> Bool {
        let missing = count - family(entity)
        guard missing > 0 else { return true }
        let family = [entity] + model.descendants(of: entity)
        let lineage = [entity] + model.ancestors(of: entity)
        let most = lineage.compactMap { capacities[$0.name] }.min() ?? .max
        guard let member = family.first(where: { !$0.isAbstract }), count <= min(limit, most) else { return false }
        byEntity[member.name, default: 0] += missing
        return true
    }
}
