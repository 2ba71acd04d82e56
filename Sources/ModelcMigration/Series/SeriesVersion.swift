/// One version of a series, with numbers that mean the same in all versions of the series.
struct SeriesVersion: Sendable {
    struct Entity: Sendable {
        /// Equal numbers: the entities say the same, positions aside.
        var content: Int
        /// Equal numbers: in two plain versions, all that a comparison of the entities asks is the same. Besides the
        /// entity it is what stands above it, and what its relationships lead to.
        var scope: Int
        /// The name's number.
        var name: Int
        /// The number of what the entity is matched by, among those of the names.
        var identifier: Int
    }

    let index: SchemaIndex
    /// In the order of the model.
    let entities: [Entity]
    /// Equal numbers: what stands outside the entities is the same, the configurations aside.
    let outside: Int
    /// Whether every entity has a name and an identifier of its own, and every property an identifier of its own: what is
    /// matched with what is then a matter of the identifiers alone.
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
