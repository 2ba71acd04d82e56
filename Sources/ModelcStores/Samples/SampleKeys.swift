import ModelcSchema

/// The primary keys of the sample rows. In a table, the rows of an entity are adjacent, and so are the rows of an
/// entity and its descendants, because this is the order of the entity numbers.
struct SampleKeys {
    /// Keys of adjacent rows.
    struct Run {
        var first: Int64
        var count: Int

        func key(_ index: Int) -> Int64 { first + Int64(index) }
    }

    private var own: [String: Run] = [:]
    private var families: [String: Run] = [:]
    /// For each table, the first primary key and the number of each entity that has rows, in the order of the keys.
    private var numbers: [String: [(first: Int64, number: Int)]] = [:]

    /// - Parameter entities: all entities in the order of their numbers.
    init(_ entities: [MappedEntity], _ counts: SampleCounts, in model: ResolvedModel) {
        var next: [String: Int64] = [:]
        for entity in entities {
            let first = next[entity.table, default: 1]
            let count = counts.byEntity[entity.name, default: 0]
            own[entity.name] = Run(first: first, count: count)
            if let described = model.entity(named: entity.name) {
                families[entity.name] = Run(first: first, count: counts.family(described))
            }
            next[entity.table] = first + Int64(count)
            if count > 0 { numbers[entity.table, default: []].append((first, entity.number)) }
        }
    }

    func rows(of entity: String) -> Run { own[entity] ?? Run(first: 1, count: 0) }

    func family(of entity: String) -> Run { families[entity] ?? Run(first: 1, count: 0) }

    /// The entity numbers of the rows of a table.
    func numbers(in table: String) -> SampleNumbers { SampleNumbers(numbers[table] ?? []) }
}

/// The entity numbers of the rows of a table.
struct SampleNumbers {
    private let starts: [(first: Int64, number: Int)]

    init(_ starts: [(first: Int64, number: Int)]) { self.starts = starts }

    func number(of key: Int64) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle].first <= key { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? starts[low - 1].number : 0
    }
}
