/// The tables of a store, without their rows.
package struct StoreStructure: Hashable, Sendable {
    /// The entities by number, those of persistent history left out.
    package var entities: [StoreEntity]
    /// All tables by name in byte order, SQLite's own left out.
    package var tables: [StoreTable]

    package init(entities: [StoreEntity] = [], tables: [StoreTable] = []) {
        self.entities = entities
        self.tables = tables
    }

    /// Numbers from here on belong to persistent history and carry no entity of the model (sqlite-store §2.2).
    package static let firstHistoryNumber = 16_001
}
