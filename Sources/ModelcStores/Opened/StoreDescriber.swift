import ModelcSQLite
import ModelcSchema

extension OpenedStore {
    /// Counts the rows of the tables, and lists the indexes and the references to external files.
    package func description(_ map: StoreMap) throws(StoreError) -> StoreDescription {
        try StoreDescriber(map, database, content.structure).description()
    }
}

/// Describes the tables of a store.
private struct StoreDescriber {
    private let map: StoreMap
    private let database: SnapshotDatabase
    private let structure: StoreStructure

    init(_ map: StoreMap, _ database: SnapshotDatabase, _ structure: StoreStructure) {
        self.map = map
        self.database = database
        self.structure = structure
    }

    private static let systemColumns: Set = ["Z_PK", "Z_ENT", "Z_OPT"]

    func description() throws(StoreError) -> StoreDescription {
        let mapped = map.tableNames
        var tables: [StoreDescription.Table] = []
        for table in structure.tables where !StoreStructure.systemTables.contains(table.name) {
            guard !StoreStructure.isOfCoreDataItself(table.name) else { continue }
            tables.append(try described(table, isMapped: mapped.contains(table.name)))
        }
        return StoreDescription(
            tables: tables, external: try external(), historyRows: try historyRows(),
            cloudKitTables: structure.tables.map(\.name).filter { $0.hasPrefix("ANSCK") })
    }

    private func described(_ table: StoreTable, isMapped: Bool) throws(StoreError) -> StoreDescription.Table {
        let name = SQL.name(table.name)
        var counts: [Int: Int] = [:]
        if table.has("Z_ENT") {
            for row in try database.rows("SELECT Z_ENT, count(*) FROM \(name) GROUP BY Z_ENT") {
                guard row.count == 2, let number = row[0].asInteger, let count = row[1].asInteger else { continue }
                counts[number] = count
            }
        }
        let rows = try database.rows("SELECT count(*) FROM \(name)").first?.first?.asInteger ?? 0
        return StoreDescription.Table(
            name: table.name, rowsByNumber: counts, rows: rows,
            columns: table.columns.filter { !StoreDescriber.systemColumns.contains($0.name) },
            indexes: try indexes(of: table.name),
            isMapped: isMapped)
    }

    private func indexes(of table: String) throws(StoreError) -> [StoreDescription.Index] {
        let rows = try database.rows("SELECT name, \"unique\" FROM pragma_index_list(?) ORDER BY name", [table])
        var indexes: [StoreDescription.Index] = []
        for row in rows {
            guard row.count == 2, let name = row[0].asText else { continue }
            let columns = try database.rows("SELECT name FROM pragma_index_info(?) ORDER BY seqno", [name])
            indexes.append(
                StoreDescription.Index(
                    name: name, isUnique: row[1].asInteger == 1, columns: columns.compactMap { $0.first?.asText }))
        }
        return indexes
    }

    private func historyRows() throws(StoreError) -> Int? {
        guard structure.tables.contains(where: { $0.name == StoreStructure.historyTable }) else { return nil }
        return try database.rows("SELECT count(*) FROM \(StoreStructure.historyTable)").first?.first?.asInteger
    }

    private func external() throws(StoreError) -> [StoreDescription.ExternalFiles] {
        var found: [StoreDescription.ExternalFiles] = []
        for (path, names) in try map.externalReferences(in: database) {
            let folder = ExternalFolder(ofStoreAt: database.path)
            let missing = names.count { folder.data(named: $0.file, reads: false).size == nil }
            found.append(StoreDescription.ExternalFiles(path: path, references: names.count, missing: missing))
        }
        return found
    }
}

extension StoreMap {
    /// The tables of the model's entities, and of links.
    var tableNames: Set<String> {
        var names = Set(entities.map(\.table))
        for entity in model.entities { names.insert(ExpectedStructure.tableName(of: entity, in: model)) }
        for link in entities.flatMap(\.properties).compactMap(\.link) {
            if case .join(let table, _, _, _) = link.storage { names.insert(table) }
        }
        return names
    }

    /// Returns the references to external files, for each attribute with external storage. `path` is the attribute,
    /// such as `Photo.image`; `key` is the primary key of the object, `file` the name of the file.
    func externalReferences(
        in database: SnapshotDatabase
    ) throws(StoreError) -> [(path: String, files: [(key: Int64, file: String)])] {
        var references: [(path: String, files: [(key: Int64, file: String)])] = []
        for entity in entities {
            for property in entity.properties where property.owner == entity.name {
                guard case .attribute(let attribute) = property.storage, attribute.isExternal else { continue }
                let column = SQL.name(attribute.column)
                let cursor = try database.cursor(
                    "SELECT Z_PK, \(column) FROM \(SQL.name(entity.table)) WHERE \(condition(ofFamily: entity)) "
                        + "AND substr(\(column), 1, 1) = x'02' AND length(\(column)) < 64 ORDER BY Z_PK")
                var files: [(key: Int64, file: String)] = []
                while let row = try cursor.next() {
                    guard case .integer(let key) = row[0], case .blob(let bytes) = row[1],
                        case .file(let name) = ExternalFolder.content(of: bytes)
                    else { continue }
                    files.append((key, name))
                }
                references.append(("\(entity.name).\(property.name)", files))
            }
        }
        return references
    }
}

extension StoreStructure {
    static let systemTables: Set = ["Z_METADATA", "Z_PRIMARYKEY", "Z_MODELCACHE"]
    static let historyTable = "ACHANGE"

    /// Whether Core Data uses the table for persistent history or CloudKit. The names of these tables begin with `A`;
    /// the names of entity tables begin with `Z`.
    static func isOfCoreDataItself(_ table: String) -> Bool { table.hasPrefix("A") }
}
