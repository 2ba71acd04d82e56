import ModelcSQLite

/// Objects of a store, read one after the other: entity by entity in the order of their numbers, each by key. It needs
/// the memory of one object.
package final class StoreObjects {
    private let map: StoreMap
    private let database: SnapshotDatabase
    private let options: StoreReadingOptions
    private let filter: StoreFilter?
    private var waiting: ArraySlice<MappedEntity>
    private var current: (reader: StoreObjectReader, condition: FilterCondition?)?
    private var remaining: Int

    init(
        of entities: [MappedEntity], in map: StoreMap, _ database: SnapshotDatabase, _ options: StoreReadingOptions,
        filter: StoreFilter?, limit: Int?
    ) {
        self.map = map
        self.database = database
        self.options = options
        self.filter = filter
        waiting = entities[...]
        remaining = limit ?? Int.max
    }

    /// The next object; nil after the last one.
    ///
    /// - Throws: a `StoreError` if the store cannot be read further.
    package func next() throws(StoreError) -> StoreObject? {
        while remaining > 0 {
            if let current, let object = try current.reader.next() {
                guard current.condition?.holds(for: object) ?? true else { continue }
                remaining -= 1
                return object
            }
            guard let entity = waiting.popFirst() else { return nil }
            // The filter was checked for the entity that the predicate is about.
            current = (
                try StoreObjectReader(entity, in: map, of: database, options), try? filter?.condition(for: entity)
            )
        }
        return nil
    }
}
