/// The tables of a store, without their rows.
package struct StoreStructure: Hashable, Sendable {
    /// The entities by number, without those of persistent history.
    var entities: [StoreEntity] = []
    /// All tables by name in byte order, without SQLite's own.
    package var tables: [StoreTable] = []

    /// Numbers from here on belong to persistent history and not to entities of the model (FormatStore §2.2).
    static let firstHistoryNumber = 16_001
}
