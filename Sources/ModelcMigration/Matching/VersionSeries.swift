import ModelcBase
import ModelcSchema

/// Prepares versions for comparing them pairwise. Each version is indexed once. Comparing a pair then costs little more
/// than its differences.
///
/// A version is nearly equal to the previous one. Therefore only consecutive versions are compared completely. Equal
/// entities get equal numbers, and for other pairs the numbers are compared.
enum VersionSeries {
    /// - Parameter contents: the numbers of the models' entities. It may also contain numbers for later models, which
    ///   are ignored.
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

    /// Returns a number for each model. Consecutive models that are equal outside the entities have the same number.
    private static func outsideNumbers(_ models: [ManagedObjectModel]) -> [Int] {
        var numbers: [Int] = []
        for (version, model) in models.enumerated() {
            let isSame = version > 0 && SameContents.areSameOutside(models[version - 1], model)
            numbers.append(isSame ? numbers[version - 1] : version)
        }
        return numbers
    }

    /// Calls `body` for `0..<count` in parallel. Returns the results in the order of the indexes.
    static func each<Result: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
        ConcurrentParts.map(count: count, length: 1) { $0.map(body) }.flatMap { $0 }
    }
}
