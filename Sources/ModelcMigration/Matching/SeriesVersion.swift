import ModelcSchema

/// One version of a series, with numbers that are comparable between all versions of the series.
struct SeriesVersion: Sendable {
    struct Entity: Sendable {
        /// Equal if the entities have the same content, apart from positions.
        var content: Int
        /// Equal if, in two plain versions, everything that a comparison of the entities uses is equal: the entity,
        /// its ancestors, and the destinations of its relationships.
        var scope: Int
        /// The name's number.
        var name: Int
        /// The number of the key that the entity is matched by, in the numbering of names.
        var identifier: Int
    }

    let index: SchemaIndex
    /// In the order of the model.
    let entities: [Entity]
    /// Equal if everything outside the entities is equal, except configurations.
    let outside: Int
    /// Whether every entity has a unique name and identifier, and every property a unique identifier, so that
    /// matching depends on the identifiers alone.
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
