import ModelcConcurrency
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
