import ModelcSchema

/// One version of a series. Its entities have numbers that can be compared between all versions of the series.
struct SeriesVersion: Sendable {
    struct Entity: Sendable {
        /// Entities with equal content, apart from positions, have the same number.
        var content: Int
        /// In two plain versions, entities have the same number if everything that a comparison uses is equal: the
        /// entity, its ancestors, and the destinations of its relationships.
        var scope: Int
        /// A number for the entity's name. Equal names have equal numbers.
        var name: Int
        /// A number for the key by which the entity is matched. It comes from the same numbering as `name`.
        var identifier: Int
    }

    let index: SchemaIndex
    /// The entities in the order of the model.
    let entities: [Entity]
    /// A number for everything outside the entities, except configurations. Equal content has the same number.
    let outside: Int
    /// True if entity names, entity identifiers and property identifiers are all unique. Matching then depends only on
    /// the identifiers.
    let isPlain: Bool
    /// Whether any entity has a parent.
    let hasInheritance: Bool
    private let byIdentifier: [Int: Int]
    private let byName: [Int: Int]

    init(_ index: SchemaIndex, _ entities: [Entity], outside: Int, hasRepeatedProperties: Bool) {
        self.index = index
        self.entities = entities
        self.outside = outside
        byIdentifier = Dictionary(
            entities.enumerated().map { ($1.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        byName = Dictionary(entities.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        isPlain =
            !hasRepeatedProperties && byIdentifier.count == entities.count && byName.count == entities.count
        hasInheritance = index.tree.parents.contains { $0 != nil }
    }

    func entity(identifiedBy number: Int) -> Int? { byIdentifier[number] }

    func entity(named number: Int) -> Int? { byName[number] }
}
