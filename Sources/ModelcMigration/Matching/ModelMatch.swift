import ModelcSchema

/// Which entity of the newer version is which of the older one (FormatMigrationFacts §4, §5): the one with the same
/// renaming identifier, else the one with the same name where neither identifier is known to the other version.
struct ModelMatch {
    /// An entity in both versions.
    struct EntityPair: Hashable {
        var source: Int
        var destination: Int
        /// Whether only the names agree (FormatMigrationFacts §4.3).
        var isByName: Bool
    }

    let source: SchemaIndex
    let destination: SchemaIndex
    /// In the order of the newer version.
    private(set) var pairs: [EntityPair] = []
    /// The newer version's entity of each older one.
    private(set) var destinations: [Int?]
    /// The older version's entity of each newer one.
    private(set) var sources: [Int?]

    init(from old: ManagedObjectModel, to new: ManagedObjectModel) {
        self.init(from: SchemaIndex(old), to: SchemaIndex(new))
    }

    init(from old: SchemaIndex, to new: SchemaIndex) {
        source = old
        destination = new
        destinations = [Int?](repeating: nil, count: old.entities.count)
        sources = [Int?](repeating: nil, count: new.entities.count)
        matchByIdentifier()
        let byIdentifier = sources.map { $0 != nil }
        matchByName()
        pairs = sources.enumerated().compactMap { index, source in
            source.map { EntityPair(source: $0, destination: index, isByName: !byIdentifier[index]) }
        }
    }

    /// Whether an older and a newer entity are one. Two that do not exist are.
    func areOne(_ old: Int?, _ new: Int?) -> Bool {
        guard let old, let new else { return old == nil && new == nil }
        return destinations[old] == new
    }

    /// Whether two entity names mean one entity. Of a name that leads nowhere nothing is known: it means what an equal
    /// name means.
    func areOne(named old: String?, _ new: String?) -> Bool {
        let oldIndex = old.flatMap { source.entity(named: $0) }
        let newIndex = new.flatMap { destination.entity(named: $0) }
        return oldIndex == nil || newIndex == nil ? old == new : areOne(oldIndex, newIndex)
    }

    /// Whether an entity has the same parent in both versions, or none in either.
    func hasSameParent(_ pair: EntityPair) -> Bool {
        let oldParent = source.tree.parents[pair.source]
        let newParent = destination.tree.parents[pair.destination]
        // A parent that is named and not there, or that is a descendant as well, is a fault, and no change.
        let (old, new) = (source.entities[pair.source].parentName, destination.entities[pair.destination].parentName)
        let isFaulty = (oldParent == nil && old != nil) || (newParent == nil && new != nil)
        return isFaulty ? old == new : areOne(oldParent, newParent)
    }

    /// Of several with one identifier the first is matched with the first, and so on, so that equal models match.
    private mutating func matchByIdentifier() {
        var known: [String: [Int]] = Dictionary(minimumCapacity: destinations.count)
        for (index, entity) in source.entities.enumerated().reversed() {
            known[entity.identifier, default: []].append(index)
        }
        for (index, entity) in destination.entities.enumerated() {
            if let old = known[entity.identifier]?.popLast() { join(old, index) }
        }
    }

    private mutating func matchByName() {
        for (index, entity) in destination.entities.enumerated() where sources[index] == nil {
            guard let old = source.entity(named: entity.name), destinations[old] == nil else { continue }
            join(old, index)
        }
    }

    private mutating func join(_ old: Int, _ new: Int) {
        destinations[old] = new
        sources[new] = old
    }
}
