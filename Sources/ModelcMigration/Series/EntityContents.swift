import ModelcSchema

/// Numbers for what the entities of a series of versions say.
struct EntityContents: Sendable {
    struct Example: Sendable {
        var version: Int
        var entity: Int
    }

    /// For each version the numbers of its entities, in their order.
    private(set) var numbers: [[Int]] = []
    /// For each number an entity that has it.
    private(set) var examples: [Example] = []

    init(_ models: [ManagedObjectModel]) {
        let kept = VersionSeries.each(models.count) { version in
            version == 0
                ? [Int?](repeating: nil, count: models[0].entities.count)
                : EntityContents.keptEntities(from: models[version - 1], to: models[version])
        }
        for (version, kept) in kept.enumerated() {
            var own: [Int] = []
            for (entity, old) in kept.enumerated() {
                if let old {
                    own.append(numbers[version - 1][old])
                } else {
                    own.append(examples.count)
                    examples.append(Example(version: version, entity: entity))
                }
            }
            numbers.append(own)
        }
    }

    /// For each newer entity the older one that says the same; nil where there is none.
    private static func keptEntities(from old: ManagedObjectModel, to new: ManagedObjectModel) -> [Int?] {
        let places = Dictionary(
            old.entities.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        return new.entities.map { entity in
            places[entity.name].flatMap { SameContents.areSame(old.entities[$0], entity) ? $0 : nil }
        }
    }
}
