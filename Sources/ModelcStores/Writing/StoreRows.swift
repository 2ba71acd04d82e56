import ModelcSQLite

/// The objects and links of a new store, which are made one after the other.
package protocol StoreRows {
    /// The files with external binary data. They must be put in the folder for external data next to the store.
    var externalFiles: [StoreExternalFile] { get }

    /// The number of objects of each entity, by name. Entities without objects may be absent.
    var objectCounts: [String: Int] { get }
    /// The statements that compute values from the rows. They run after the indexes are created.
    var finishingStatements: [String] { get }

    /// Inserts all rows.
    func insert(into sink: StoreRowSink) throws(StoreWritingError)
}

/// A file of external binary data.
package struct StoreExternalFile: Hashable, Sendable {
    /// The file's name: a UUID.
    package var name: String
    package var bytes: [UInt8]
}

/// Inserts the rows of a new store. A row has one value for each column of its table.
package final class StoreRowSink {
    private let database: SQLiteBuilder
    private let tables: [StoreTable]
    private var insertions: [SQLiteInsertion?]
    /// The highest key of each table with keys.
    private(set) var highestKeys: [String: Int64] = [:]

    init(_ database: SQLiteBuilder, _ tables: [StoreTable]) {
        self.database = database
        self.tables = tables
        insertions = Array(repeating: nil, count: tables.count)
    }

    /// Inserts the row of an object. Its first value is the primary key. `table` is an index in
    /// `StoreStructure.tables`.
    func insertObject(_ row: [SQLiteValue], table: Int) throws(StoreWritingError) {
        try insert(row, table: table)
        guard case .integer(let key)? = row.first else { return }
        let name = tables[table].name
        if key > highestKeys[name, default: 0] { highestKeys[name] = key }
    }

    func insert(_ row: [SQLiteValue], table: Int) throws(StoreWritingError) {
        do throws(SQLiteError) {
            try insertion(table).insert(row)
        } catch {
            throw StoreWritingError(error)
        }
    }

    private func insertion(_ table: Int) throws(SQLiteError) -> SQLiteInsertion {
        if let insertion = insertions[table] { return insertion }
        let places = Array(repeating: "?", count: tables[table].columns.count).joined(separator: ", ")
        let made = try database.insertion("INSERT INTO \(SQL.word(tables[table].name)) VALUES (\(places))")
        insertions[table] = made
        return made
    }
}
