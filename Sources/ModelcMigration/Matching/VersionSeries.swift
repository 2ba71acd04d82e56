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
