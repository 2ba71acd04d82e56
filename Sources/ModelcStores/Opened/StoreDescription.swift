/// The content of a store's tables: numbers of rows, indexes, history, data in files.
package struct StoreDescription: Hashable, Sendable {
    package struct Table: Hashable, Sendable {
        package var name: String
        /// The number of rows of each entity. The keys are entity numbers (`Z_ENT`). Empty for a table without this
        /// column.
        var rowsByNumber: [Int: Int]
        package var rows: Int
        /// The columns in the table's order, without those that Core Data uses for itself.
        package var columns: [StoreColumn]
        package var indexes: [Index]
        /// Whether the table belongs to an entity or a relationship of the model.
        package var isMapped: Bool
    }

    package struct Index: Hashable, Sendable {
        package var name: String
        package var isUnique: Bool
        package var columns: [String]
    }

    /// The values of an attribute whose data is in files beside the store.
    package struct ExternalFiles: Hashable, Sendable {
        /// The attribute: `Photo.image`.
        package var path: String
        /// The number of values that refer to a file.
        package var references: Int
        /// The number of files that are missing or cannot be read.
        package var missing: Int
    }

    /// All tables except those that Core Data uses for itself, sorted by name in byte order.
    package var tables: [Table]
    package var external: [ExternalFiles]
    /// The number of rows of persistent history; nil if the store has none.
    package var historyRows: Int?
    /// The names of the tables in which Core Data keeps the state of mirroring to CloudKit.
    package var cloudKitTables: [String]

    /// Returns the number of rows of an entity, without the rows of its descendants.
    package func rows(of entity: MappedEntity) -> Int {
        guard let table = tables.first(where: { $0.name == entity.table }) else { return 0 }
        return entity.hasOwnTable ? table.rows : table.rowsByNumber[entity.number] ?? 0
    }
}
