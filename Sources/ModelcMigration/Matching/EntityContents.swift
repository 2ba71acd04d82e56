import ModelcSchema

/// Numbers that identify equal entity contents in a series of versions.
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
        self.init(
            kept: VersionSeries.each(models.count) { version in
                version == 0
                    ? EntityContents.noEntities(of: models[0])
                    : EntityContents.keptEntities(from: models[version - 1], to: models[version])
            })
    }

    /// Creates the contents for two versions whose equal entities are known.
    ///
    /// - Parameter kept: for each newer entity the older one with the same content; nil for one that may have
    ///   changed.
    init(from old: ManagedObjectModel, kept: [Int?]) {
        self.init(kept: [EntityContents.noEntities(of: old), kept])
    }

    /// - Parameter kept: for each version and each entity of it the entity of the previous version with the same
    ///   content.
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

    /// Returns for each newer entity the older one with the same content; nil if there is none.
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
