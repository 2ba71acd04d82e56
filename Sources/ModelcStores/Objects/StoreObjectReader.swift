import ModelcSQLite
import ModelcSchema

/// Reads the objects of one entity in the order of their primary keys, without the objects of its descendants. Only one
/// object is in memory at a time.
final class StoreObjectReader {
    /// Where a row of the query contains the value of a property. `index` is the index of a column in the row.
    private enum Slot {
        case attribute(index: Int, AttributeType)
        /// Binary data at an index of the row, followed by its size. The row has no data that is larger than the limit.
        case data(index: Int, isExternal: Bool)
        case composite([(path: String, index: Int, type: AttributeType)])
        /// A link at an index of the row. `entity` is the index of the column with the number of the destination's
        /// entity. Nil if all links lead to objects of one entity, or if the number is unknown.
        case toOne(index: Int, entity: Int?, MappedEntity?, name: String)
        case toMany(LinkCursor)
        case nothing
    }

    private let entity: MappedEntity
    private let map: StoreMap
    private let external: ExternalFolder
    private let options: StoreReadingOptions
    private let cursor: SnapshotCursor
    private let slots: [Slot]

    init(
        _ entity: MappedEntity, in map: StoreMap, of database: SnapshotDatabase, _ options: StoreReadingOptions
    ) throws(StoreError) {
        self.entity = entity
        self.map = map
        self.options = options
        external = ExternalFolder(ofStoreAt: database.path)
        var columns = ["Z_PK"]
        var slots: [Slot] = []
        for property in entity.properties {
            slots.append(
                try StoreObjectReader.slot(of: property, entity, map, database, options.dataLimit, &columns))
        }
        self.slots = slots
        cursor = try database.cursor(
            "SELECT \(columns.joined(separator: ", ")) FROM \(SQL.name(entity.table)) AS a "
                + "WHERE \(entity.condition) ORDER BY Z_PK")
    }

    /// Returns the next object; nil after the last one.
    func next() throws(StoreError) -> StoreObject? {
        while let row = try cursor.next() {
            guard case .integer(let key) = row[0] else { continue }
            var values: [StoreValue] = []
            values.reserveCapacity(slots.count)
            for slot in slots { values.append(try value(of: slot, row, key)) }
            return StoreObject(id: StoreObjectID(entity: entity.name, key: key), values: values)
        }
        return nil
    }

    private func value(of slot: Slot, _ row: [SQLiteValue], _ key: Int64) throws(StoreError) -> StoreValue {
        switch slot {
        case .attribute(let index, let type): return StoreValue(row[index], type)
        case .data(let index, let isExternal):
            if let size = row[index + 1].asInteger, size > options.dataLimit {
                return .external(ExternalData(size: size))
            }
            guard isExternal, case .blob(let bytes) = row[index] else { return StoreValue(row[index]) }
            return resolved(bytes)
        case .composite(let members):
            return .members(members.map { .init(path: $0.path, value: StoreValue(row[$0.index], $0.type)) })
        case .toOne(let index, let entityIndex, let destination, let name):
            guard case .integer(let other) = row[index] else { return StoreValue(row[index]) }
            let number = entityIndex.flatMap { row[$0].asInteger }
            let entity = destination.map { map.entityName(number: number, inTableOf: $0) }
            return .object(StoreObjectID(entity: entity ?? name, key: other))
        case .toMany(let links): return .objects(try links.links(of: key))
        case .nothing: return .null
        }
    }

    private func resolved(_ bytes: [UInt8]) -> StoreValue {
        switch ExternalFolder.content(of: bytes) {
        case .inline(let bytes): .bytes(bytes)
        case .file(let name): .external(external.data(named: name, reads: options.readsExternalData))
        }
    }

    /// - Parameters:
    ///   - limit: the maximum size of data that is read, in bytes.
    ///   - columns: receives the columns of the query that the property needs.
    private static func slot(
        of property: MappedProperty, _ owner: MappedEntity, _ map: StoreMap, _ database: SnapshotDatabase,
        _ limit: Int, _ columns: inout [String]
    ) throws(StoreError) -> Slot {
        func index(of column: String) -> Int {
            columns.append(column)
            return columns.count - 1
        }
        switch property.storage {
        case .attribute(let attribute):
            let column = SQL.name(attribute.column)
            guard attribute.isData else { return .attribute(index: index(of: column), attribute.type) }
            let size = attribute.sizeSQL
            let place = index(of: "CASE WHEN \(size) > \(limit) THEN NULL ELSE \(column) END")
            _ = index(of: size)
            return .data(index: place, isExternal: attribute.isExternal)
        case .composite(let members):
            return .composite(members.map { ($0.path, index(of: SQL.name($0.column)), $0.type) })
        case .link(let link):
            guard case .column(let column, let entity) = link.storage.quoted else {
                return try LinkCursor(link, of: owner, in: map, database).map(Slot.toMany) ?? .nothing
            }
            return .toOne(
                index: index(of: column),
                entity: (entity ?? lookup(link, column, map)).map { index(of: $0) },
                map.entity(named: link.destination), name: link.destination)
        }
    }

    /// Returns an SQL expression that reads the entity number from the destination's own row. It is used if the store
    /// has no column for this number. Nil if the destination can only be of one entity.
    private static func lookup(_ link: MappedLink, _ column: String, _ map: StoreMap) -> String? {
        guard let destination = map.entity(named: link.destination), map.family(of: destination).count > 1 else {
            return nil
        }
        return "(SELECT Z_ENT FROM \(SQL.name(destination.table)) WHERE Z_PK = a.\(column))"
    }
}

extension MappedAttribute {
    /// Whether values are data that may be large.
    fileprivate var isData: Bool { isExternal || [.binary, .transformable].contains(type) }

    /// The SQL expression for the size of the data in bytes, without the first byte of data with external storage.
    /// SQLite does not have to read the data to return its size.
    fileprivate var sizeSQL: String {
        let column = SQL.name(column)
        let sign = isExternal ? " - (substr(\(column), 1, 1) = x'01')" : ""
        return "CASE typeof(\(column)) WHEN 'blob' THEN length(\(column))\(sign) END"
    }
}
