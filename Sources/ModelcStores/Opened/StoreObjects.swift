import ModelcSQLite

/// Reads objects of a store one after the other: entity by entity in the order of their numbers, and by primary key
/// within an entity. Only one object is in memory at a time.
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

    /// Returns the next object; nil after the last one.
    ///
    /// - Throws: a `StoreError` if the rest of the store cannot be read.
    package func next() throws(StoreError) -> StoreObject? {
        while remaining > 0 {
            if let current, let object = try current.reader.next() {
                guard current.condition?.holds(for: object) ?? true else { continue }
                remaining -= 1
                return object
            }
            guard let entity = waiting.popFirst() else { return nil }
            // No error can occur here, because the filter was already checked for the requested entity. Descendants
            // have the same properties.
            current = (
                try StoreObjectReader(entity, in: map, of: database, options), try? filter?.condition(for: entity)
            )
        }
        return nil
    }
}
