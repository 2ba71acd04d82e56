import ModelcBase
import ModelcSchema

/// Versions that are compared pairwise. They are indexed once, so that comparing a pair costs little more than its
/// differences.
///
/// A version is nearly equal to the previous one. Therefore only neighbours are compared in full: equal entities get
/// equal numbers, and pairs of versions compare numbers.
enum VersionSeries {
    /// - Parameter contents: the numbers of the models' entities; may include further models.
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

    /// Returns equal numbers for neighbours that are equal outside the entities.
    private static func outsideNumbers(_ models: [ManagedObjectModel]) -> [Int] {
        var numbers: [Int] = []
        for (version, model) in models.enumerated() {
            let isSame = version > 0 && SameContents.areSameOutside(models[version - 1], model)
            numbers.append(isSame ? numbers[version - 1] : version)
        }
        return numbers
    }

    /// Returns the results of `body` for `0..<count`, in that order, computed in parallel.
    static func each<Result: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
        ConcurrentParts.map(count: count, length: 1) { $0.map(body) }.flatMap { $0 }
    }
}

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
