import ModelcBase
import ModelcSchema

/// The statements for the indexes of a new store (FormatStore §4.6).
struct StoreIndexes {
    private let store: NewStore
    private let framework: StoreFramework
    private var layout: StoreLayout { store.layout }
    private var model: ResolvedModel { store.layout.model }

    init(of store: NewStore, _ framework: StoreFramework) {
        self.store = store
        self.framework = framework
    }

    /// The `CREATE INDEX` statements, in the order of the tables. If two indexes have the same name, only the first
    /// is created.
    var statements: [String] {
        var names: Set<String> = []
        return (entityIndexes + joinIndexes).filter { names.insert($0.name.lowercased()).inserted }.map(\.statement)
    }

    private struct Index {
        var name: String
        var table: String
        /// The columns, each with its collation and direction.
        var columns: [String]
        var isUnique = false

        var statement: String {
            "CREATE \(isUnique ? "UNIQUE " : "")INDEX \(SQL.word(name)) ON \(SQL.word(table)) "
                + "(\(columns.joined(separator: ", ")))"
        }
    }

    private var entityIndexes: [Index] {
        let entities = store.structure.entities.compactMap { model.entity(named: $0.name) }
        let byTable = Dictionary(grouping: entities) { ExpectedStructure.tableName(of: $0, in: model) }
        return store.structure.tables.flatMap { table -> [Index] in
            let owners = byTable[table.name] ?? []
            let attributes = framework.namesIndexesByEntity ? [] : owners.flatMap(columnIndexes)
            let number = Index(name: "\(table.name)_Z_ENT_INDEX", table: table.name, columns: ["Z_ENT"])
            return attributes + linkIndexes(table, owners) + (owners.count > 1 ? [number] : [])
                + owners.flatMap(namedIndexes)
        }
    }

    /// Returns the indexes of attributes for old versions of Core Data, named after the table and the column.
    private func columnIndexes(_ entity: EntityDescription) -> [Index] {
        entity.attributes.filter { $0.isIndexed && !$0.isTransient }.inNameOrder().compactMap { attribute in
            column(attribute.name, entity).map { plain($0.table, $0.column) }
        }
    }

    /// The indexes of to-one relationships, and of the columns of to-many relationships without an inverse.
    private func linkIndexes(_ table: StoreTable, _ owners: [EntityDescription]) -> [Index] {
        let links = owners.flatMap { owner in
            owner.relationships.filter { !$0.isToMany }.inNameOrder().compactMap { column($0.name, owner) }
        }
        let origins = store.structure.entities.compactMap { model.entity(named: $0.name) }.flatMap { owner in
            owner.relationships.inNameOrder().compactMap { try? layout.column(of: $0.name, owner, .origin) }
        }.map { (table: $0.table.name, column: $0.column) }
        return (links + origins.filter { $0.table == table.name }).map { plain($0.table, $0.column) }
    }

    private func plain(_ table: String, _ column: String) -> Index {
        Index(name: "\(table)_\(column)_INDEX", table: table, columns: [SQL.word(column)])
    }

    /// Returns the compound indexes, the fetch indexes and the indexes of uniqueness constraints. Also returns the
    /// indexes of attributes if this version of Core Data names them after the entity.
    private func namedIndexes(_ entity: EntityDescription) -> [Index] {
        let indexed = framework.namesIndexesByEntity ? entity.attributes.filter { $0.isIndexed && !$0.isTransient } : []
        let attributes = indexed.inNameOrder().compactMap { index(entity, $0.name, [($0.name, "ASC")]) }
        return attributes + entity.compoundIndexes.compactMap { compound($0, entity) }
            + entity.fetchIndexes.compactMap { fetchIndex($0, entity) }
            + entity.uniquenessConstraints.compactMap { constraint($0, entity) }
    }

    private func compound(_ compound: CompoundIndex, _ entity: EntityDescription) -> Index? {
        let members = compound.members.map(\.name)
        guard framework.namesIndexesByEntity else {
            let columns = members.compactMap { column($0, entity) }
            guard columns.count == members.count, let table = columns.first?.table else { return nil }
            let names = columns.map(\.column)
            return Index(
                name: "\(table)_\(names.joined(separator: "_"))", table: table, columns: names.map(SQL.word))
        }
        return index(entity, members.joined(separator: "_"), members.map { ($0, "ASC") })
    }

    /// Returns the index for a fetch index. Nil for an index of an expression, a spatial index or a partial index,
    /// because no sample contains one.
    private func fetchIndex(_ fetchIndex: FetchIndexDescription, _ entity: EntityDescription) -> Index? {
        guard fetchIndex.isKnown else { return nil }
        let elements = fetchIndex.elements.map { ($0.propertyName ?? "", $0.order == .descending ? "DESC" : "ASC") }
        return index(entity, fetchIndex.name, elements)
    }

    private func constraint(_ constraint: UniquenessConstraint, _ entity: EntityDescription) -> Index? {
        let members = constraint.members.map(\.name)
        var index = index(entity, "UNIQUE_" + members.joined(separator: "_"), members.map { ($0, "ASC") })
        index?.isUnique = true
        return index
    }

    /// Returns an index named after the entity; nil if one of the properties has no column.
    private func index(
        _ entity: EntityDescription, _ name: String, _ elements: [(property: String, order: String)]
    ) -> Index? {
        let columns = elements.compactMap { column($0.property, entity) }
        guard columns.count == elements.count, let table = columns.first?.table else { return nil }
        let parts = zip(columns, elements).map { "\(SQL.word($0.column)) COLLATE BINARY \($1.order)" }
        return Index(name: "Z_\(entity.name)_\(name)", table: table, columns: parts)
    }

    private func column(_ property: String, _ entity: EntityDescription) -> (table: String, column: String)? {
        let attribute = try? layout.column(of: property, entity, .attribute)
        return (attribute ?? (try? layout.column(of: property, entity, .destination))).map {
            ($0.table.name, $0.column)
        }
    }

    /// The indexes of join tables, with the second column first. The primary key already has the first column first.
    private var joinIndexes: [Index] {
        guard framework.indexesJoinTables else { return [] }
        return store.structure.tables.filter { !$0.has("Z_PK") && $0.columns.count > 1 }.map { table in
            let (first, second) = (table.columns[0].name, table.columns[1].name)
            return Index(
                name: "\(table.name)_\(second)_INDEX", table: table.name, columns: [second, first].map(SQL.word))
        }
    }
}

extension Array where Element: PropertyDescription {
    /// Returns the properties sorted by name in byte order, as Core Data sorts them.
    fileprivate func inNameOrder() -> [Element] { sorted { $0.name.isBefore($1.name) } }
}
