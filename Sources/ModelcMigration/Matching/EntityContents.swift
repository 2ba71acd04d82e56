import ModelcSchema

/// Numbers the entities of a series of versions. Entities with equal content get the same number.
struct EntityContents: Sendable {
    struct Example: Sendable {
        var version: Int
        var entity: Int
    }

    /// Per version: the number of each entity, in the order of the entities.
    private(set) var numbers: [[Int]] = []
    /// For each number: the position of one entity with this number.
    private(set) var examples: [Example] = []

    init(_ models: [ManagedObjectModel]) {
        self.init(
            kept: VersionSeries.each(models.count) { version in
                version == 0
                    ? EntityContents.noEntities(of: models[0])
                    : EntityContents.keptEntities(from: models[version - 1], to: models[version])
            })
    }

    /// Creates the numbers for two versions if it is already known which entities are equal.
    ///
    /// - Parameter kept: for each entity of the newer version, the index of the older entity with the same content; nil
    ///   if the entity may have changed.
    init(from old: ManagedObjectModel, kept: [Int?]) {
        self.init(kept: [EntityContents.noEntities(of: old), kept])
    }

    /// - Parameter kept: per version and per entity: the index of the entity in the previous version with the same
    ///   content; nil if there is none.
    private init(kept: [[Int?]]) {
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

    private static func noEntities(of model: ManagedObjectModel) -> [Int?] {
        [Int?](repeating: nil, count: model.entities.count)
    }

    /// Returns, for each entity of the newer version, the index of the older entity with the same content; nil if there
    /// is none.
    private static func keptEntities(from old: ManagedObjectModel, to new: ManagedObjectModel) -> [Int?] {
        let places = Dictionary(
            old.entities.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        return new.entities.map { entity in
            places[entity.name].flatMap { SameContents.areSame(old.entities[$0], entity) ? $0 : nil }
        }
    }
}

/// Assigns equal numbers to equal values, from 0.
struct Numbering<Value: Hashable> {
    private var numbers: [Value: Int] = [:]

    mutating func number(of value: Value) -> Int {
        if let known = numbers[value] { return known }
        numbers[value] = numbers.count
        return numbers.count - 1
    }
}
