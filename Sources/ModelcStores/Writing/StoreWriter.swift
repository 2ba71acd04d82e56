import ModelcBase
import ModelcSQLite
import ModelcSchema

/// Writes a new store of a version in the same form as Core Data (FormatStore).
///
/// 1. `NewStore` determines the tables, columns and entity numbers.
/// 2. The tables are created, and the rows from `StoreRows` are inserted, in one transaction.
/// 3. Indexes (`StoreIndexes`) and triggers (`DerivedTriggers`) are created after the rows.
/// 4. The highest primary keys are written to `Z_PRIMARYKEY`, and the version hashes to `Z_METADATA`
///    (`MetadataEncoder`).
package struct StoreWriter: Sendable {
    private let store: NewStore
    private let content: StoreWriterContent

    package init(_ store: NewStore, _ content: StoreWriterContent) {
        self.store = store
        self.content = content
    }

    /// Writes the store to a file that does not exist yet. If an error is thrown, the file is incomplete and must be
    /// removed.
    package func write(_ rows: some StoreRows, to path: String) throws(StoreWritingError) {
        let unwritable = store.unwritableProperties
        guard unwritable.isEmpty else { throw .unwritable(unwritable) }
        let hashes = try hashes()
        let database = try attempt { () throws(SQLiteError) in try SQLiteBuilder(path: path) }
        // As Core Data sets it; `_NSAutoVacuumLevel` in the metadata is the same number.
        try run(["PRAGMA page_size = 4096", "PRAGMA auto_vacuum = 2", "BEGIN"] + store.tableStatements, database)
        let sink = StoreRowSink(database, store.structure.tables)
        try rows.insert(into: sink)
        try run(store.indexStatements(content.framework) + rows.finishingStatements, database)
        try run(systemStatements(sink), database)
        try insertMetadata(hashes, database)
        try insertModelCache(database)
        // The rows are complete: a trigger would change them, and needs functions of Core Data.
        try run(store.triggerStatements + ["COMMIT"] + (content.isCompact ? ["VACUUM"] : []), database)
    }

    private func insertMetadata(_ hashes: [StoreEntityHash], _ database: SQLiteBuilder) throws(StoreWritingError) {
        let list = MetadataEncoder(framework: content.framework).bytes(hashes, identifiers: content.identifiers)
        try attempt { () throws(SQLiteError) in
            try database.insertion("INSERT INTO Z_METADATA VALUES (1, ?, ?)").insert([.text(content.uuid), .blob(list)])
        }
    }

    private func insertModelCache(_ database: SQLiteBuilder) throws(StoreWritingError) {
        guard let cache = content.modelCache else { return }
        try run([NewStore.modelCacheTable], database)
        try attempt { () throws(SQLiteError) in
            try database.insertion("INSERT INTO Z_MODELCACHE VALUES (?)").insert([.blob(cache)])
        }
    }

    private func run(_ statements: [String], _ database: SQLiteBuilder) throws(StoreWritingError) {
        try attempt { () throws(SQLiteError) in
            for statement in statements { try database.execute(statement) }
        }
    }

    private func attempt<Value>(_ work: () throws(SQLiteError) -> Value) throws(StoreWritingError) -> Value {
        do throws(SQLiteError) {
            return try work()
        } catch {
            throw StoreWritingError(error)
        }
    }

    /// Returns the statements that create `Z_PRIMARYKEY` with its rows, and `Z_METADATA`. The highest primary key of
    /// a table is in the row of the root entity.
    private func systemStatements(_ sink: StoreRowSink) -> [String] {
        let names = store.map.entities.map { ($0.name, $0.table) }
        let tables = Dictionary(names, uniquingKeysWith: { first, _ in first })
        return [NewStore.primaryKeyTable]
            + store.structure.entities.map { entity in
                let table = entity.superNumber == 0 ? tables[entity.name] : nil
                return NewStore.primaryKey(entity, maximum: table.flatMap { sink.highestKeys[$0] } ?? 0)
            } + [NewStore.metadataTable]
    }

    private func hashes() throws(StoreWritingError) -> [StoreEntityHash] {
        let names = Set(store.structure.entities.map(\.name))
        let missing = content.hashes.entities.filter { $0.hash == nil }.map(\.name)
        let entities = content.hashes.entities.filter { names.contains($0.name) }
        guard missing.isEmpty, entities.count == names.count else { throw .missingHashes(missing) }
        return entities.compactMap { entity in entity.hash.map { StoreEntityHash(name: entity.name, hash: $0) } }
    }
}

/// The content of a new store that does not depend on its tables.
package struct StoreWriterContent: Sendable {
    /// The hashes of the version.
    package var hashes: ModelVersionHashes
    /// The version identifiers of the model.
    package var identifiers: [String]
    /// The store's UUID as text, in the same form as Foundation's `uuidString`.
    package var uuid: String
    package var framework: StoreFramework
    /// Whether the file is compacted with `VACUUM`, for a store that is shipped with an app.
    package var isCompact: Bool
    /// The copy of the model, as `CachedModelWriter` makes it; nil for none.
    package var modelCache: [UInt8]?

    package init(
        hashes: ModelVersionHashes, identifiers: [String], uuid: String, framework: StoreFramework = .newest,
        isCompact: Bool = false, modelCache: [UInt8]? = nil
    ) {
        self.hashes = hashes
        self.identifiers = identifiers
        self.uuid = uuid
        self.framework = framework
        self.isCompact = isCompact
        self.modelCache = modelCache
    }
}
