import ModelcSchema

/// The number of rows of each entity.
///
/// 1. Each entity gets the wanted number, or fewer if a uniqueness constraint allows no more.
/// 2. Rows are added until all required links can be made, and some objects have more links than they need.
/// 3. If that needs too many rows, or more than a constraint allows, rows are removed instead.
struct SampleCounts {
    private(set) var byEntity: [String: Int]
    /// The relationships because of which an entity has no rows, as `Entity.relationship`.
    private(set) var unmet: [String] = []

    /// The factor by which the requested number of rows may be exceeded because of relationships.
    private static let growth = 100
    private static let mostPasses = 50

    private let model: ResolvedModel
    private let links: [SampleLink]
    /// The highest number of rows of an entity with its descendants, by name.
    private let capacities: [String: Int]

    init(
        _ wanted: Int, of entities: [EntityDescription], links: [SampleLink], capacities: [String: Int],
        in model: ResolvedModel
    ) {
        self.model = model
        self.links = links
        self.capacities = capacities
        byEntity = Dictionary(
            entities.map { ($0.name, $0.isAbstract ? 0 : wanted) }, uniquingKeysWith: { first, _ in first })
        guard wanted > 0 else { return }
        for entity in entities {
            if let capacity = capacities[entity.name] { lower(entity, to: capacity, sparing: nil) }
        }
        var fewest = self
        addRows(limit: wanted * SampleCounts.growth)
        if areAllLinksPossible {
            addSecondLinks(limit: wanted * SampleCounts.growth)
            return
        }
        fewest.removeRows()
        removeRows()
        // Rows that were added for the sake of other relationships are of no use.
        if fewest.emptyCount <= emptyCount { (byEntity, unmet) = (fewest.byEntity, fewest.unmet) }
    }

    func family(_ entity: EntityDescription) -> Int {
        members(of: entity).reduce(0) { $0 + byEntity[$1.name, default: 0] }
    }

    private func members(of entity: EntityDescription) -> [EntityDescription] {
        [entity] + model.descendants(of: entity)
    }

    private var emptyCount: Int { byEntity.values.reduce(0) { $0 + ($1 == 0 ? 1 : 0) } }

    private func numbers(of link: SampleLink) -> LinkNumbers {
        LinkNumbers(sources: family(link.source), targets: family(link.target))
    }

    private var areAllLinksPossible: Bool {
        links.allSatisfy { link in
            let (given, most) = (numbers(of: link), link.most(numbers(of: link)))
            return given.sources == most.sources && given.targets == most.targets
        }
    }

    // MARK: - Adding

    private mutating func addRows(limit: Int) {
        for _ in 0..<SampleCounts.mostPasses {
            let before = byEntity
            for link in links {
                let needed = link.needed(numbers(of: link))
                raise(link.source, to: needed.sources, limit)
                raise(link.target, to: needed.targets, limit)
            }
            if byEntity == before { return }
        }
    }

    /// Adds a row for each required to-many relationship, so that not all objects have the least number of others.
    private mutating func addSecondLinks(limit: Int) {
        var richer = self
        for link in links {
            guard case .manyToOne(let other) = link.kind, other.needed > 0, other.most > other.least else { continue }
            let (given, needed) = (numbers(of: link), link.needed(numbers(of: link)))
            guard given.targets > 1, given.sources == needed.sources else { continue }
            richer.raise(link.source, to: needed.sources + 1, limit)
        }
        guard richer.byEntity != byEntity else { return }
        richer.addRows(limit: limit)
        if richer.areAllLinksPossible { byEntity = richer.byEntity }
    }

    /// Adds rows to the first entity of a family that may have them.
    private mutating func raise(_ entity: EntityDescription, to count: Int, _ limit: Int) {
        let missing = count - family(entity)
        guard missing > 0, count <= limit else { return }
        let member = members(of: entity).first { !$0.isAbstract && room(of: $0) >= missing }
        if let member { byEntity[member.name, default: 0] += missing }
    }

    /// The number of rows that constraints allow besides those that exist.
    private func room(of entity: EntityDescription) -> Int {
        ([entity] + model.ancestors(of: entity)).compactMap { owner in
            capacities[owner.name].map { $0 - family(owner) }
        }.min() ?? .max
    }

    // MARK: - Removing

    private mutating func removeRows() {
        while true {
            let before = byEntity
            for link in links {
                let most = link.most(numbers(of: link))
                lower(link.source, to: most.sources, sparing: link.target, because: link.path)
                lower(link.target, to: most.targets, sparing: link.source, because: link.inversePath)
            }
            if byEntity == before { return }
        }
    }

    /// Removes rows of the last entities of a family first, and last those of another family.
    ///
    /// - Parameter path: the relationship that requires it; nil for a uniqueness constraint.
    private mutating func lower(
        _ entity: EntityDescription, to count: Int, sparing other: EntityDescription?, because path: String? = nil
    ) {
        var excess = family(entity) - count
        guard excess > 0 else { return }
        let spared = Set(other.map(members)?.map(\.name) ?? [])
        let family = members(of: entity).reversed()
        for member in family.filter({ !spared.contains($0.name) }) + family.filter({ spared.contains($0.name) })
        where excess > 0 {
            let rows = byEntity[member.name, default: 0]
            byEntity[member.name] = max(rows - excess, 0)
            if rows > 0, rows <= excess, let path, !unmet.contains(path) { unmet.append(path) }
            excess -= min(rows, excess)
        }
    }
}
