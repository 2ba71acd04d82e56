import ModelcBase
import ModelcSchema

/// Versions that are compared with one another, each with each: read once, so that a pair of them costs little more than
/// what differs.
///
/// A version is nearly all like the one before it. Hence only neighbours are compared in full: entity for entity, who says
/// the same gets the same number, and pairs of versions compare numbers.
enum VersionSeries {
    /// - Parameter contents: the numbers of the models' entities, of which there may be more.
    static func versions(of models: [ManagedObjectModel], _ contents: EntityContents) -> [SeriesVersion] {
        let examples = Array(contents.examples.prefix { $0.version < models.count })
        let names = each(examples.count) { number in
            let example = examples[number]
            return PropertyNames(models[example.version].entities[example.entity])
        }
        let indexes = each(models.count) { version in
            SchemaIndex(models[version], names: contents.numbers[version].map { names[$0] })
        }
        let outside = outsideNumbers(models)
        var scopes = EntityScopes()
        return indexes.indices.map { version in
            let (entities, hasRepeatedProperties) = scopes.entities(of: indexes[version], contents.numbers[version])
            return SeriesVersion(
                indexes[version], entities, outside: outside[version], hasRepeatedProperties: hasRepeatedProperties)
        }
    }

    /// Equal numbers for neighbours that say the same outside the entities.
    private static func outsideNumbers(_ models: [ManagedObjectModel]) -> [Int] {
        var numbers: [Int] = []
        for (version, model) in models.enumerated() {
            let isSame = version > 0 && SameContents.areSameOutside(models[version - 1], model)
            numbers.append(isSame ? numbers[version - 1] : version)
        }
        return numbers
    }

    /// What `body` makes of `0..<count`, in that order, shared among the processors.
    static func each<Result: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
        ConcurrentParts.map(count: count, length: 1) { $0.map(body) }.flatMap { $0 }
    }
}

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
