/// The tables of a store, without their rows.
package struct StoreStructure: Hashable, Sendable {
    /// The entities, sorted by number, without the entities of persistent history.
    var entities: [StoreEntity] = []
    /// All tables, sorted by name in byte order, without SQLite's own tables.
    package var tables: [StoreTable] = []

    /// Whether the store has a persistent history.
    package var hasHistory: Bool { tables.contains { $0.name == "ATRANSACTION" } }

    /// Whether the store is mirrored to CloudKit.
    package var isMirrored: Bool { tables.contains { $0.name.hasPrefix("ANSCK") } }

    /// The first entity number of persistent history. Entities of the model have lower numbers (FormatStore §2.2).
    static let firstHistoryNumber = 16_001
}
