import ModelcSchema

/// Matches the entities of two versions (FormatMigrationFacts §4, §5). Entities match if their renaming identifiers are
/// equal. Otherwise they match if their names are equal, and neither identifier occurs in the other version.
struct ModelMatch {
    /// An entity in both versions.
    struct EntityPair: Hashable {
        var source: Int
        var destination: Int
        /// Whether the names are equal but the renaming identifiers are not (FormatMigrationFacts §4.3).
        var isByName: Bool
    }

    let source: SchemaIndex
    let destination: SchemaIndex
    /// The matched entities, in the order of the newer version.
    private(set) var pairs: [EntityPair] = []
    /// For each entity of the older version: the index of the matching newer entity; nil if it was removed.
    private(set) var destinations: [Int?]
    /// For each entity of the newer version: the index of the matching older entity; nil if it was added.
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

    /// Whether an older and a newer entity match. True if both are nil.
    func areOne(_ old: Int?, _ new: Int?) -> Bool {
        guard let old, let new else { return old == nil && new == nil }
        return destinations[old] == new
    }

    /// Whether two entity names refer to matching entities. An unresolved name matches only the same name.
    func areOne(named old: String?, _ new: String?) -> Bool {
        let oldIndex = old.flatMap { source.entity(named: $0) }
        let newIndex = new.flatMap { destination.entity(named: $0) }
        return oldIndex == nil || newIndex == nil ? old == new : areOne(oldIndex, newIndex)
    }

    /// Whether an entity has the same parent in both versions, or no parent in both.
    func hasSameParent(_ pair: EntityPair) -> Bool {
        let oldParent = source.tree.parents[pair.source]
        let newParent = destination.tree.parents[pair.destination]
        // A parent that does not exist, or that is also a descendant, is an error of the model and not a change.
        let (old, new) = (source.entities[pair.source].parentName, destination.entities[pair.destination].parentName)
        let isFaulty = (oldParent == nil && old != nil) || (newParent == nil && new != nil)
        return isFaulty ? old == new : areOne(oldParent, newParent)
    }

    /// Matches entities with equal renaming identifiers. Several entities with the same identifier are matched in
    /// order. Equal models therefore match completely.
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
