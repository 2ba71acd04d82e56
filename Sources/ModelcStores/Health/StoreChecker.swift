import ModelcBase
import ModelcSQLite
import ModelcSchema

extension OpenedStore {
    /// Finds the objects that break a rule of the model, in the order of entities and their properties.
    package func problems(_ map: StoreMap) throws(StoreError) -> [StoreProblem] {
        var checker = StoreChecker(map, database)
        try checker.check()
        return checker.problems
    }
}

/// Checks the objects of a store entity by entity. Each check is one query over a table, which needs no index to be
/// fast.
private struct StoreChecker {
    private let map: StoreMap
    private let database: SnapshotDatabase
    private(set) var problems: [StoreProblem] = []

    init(_ map: StoreMap, _ database: SnapshotDatabase) {
        self.map = map
        self.database = database
    }

    mutating func check() throws(StoreError) {
        for table in Set(map.entities.map(\.table)).sorted(by: { $0.isBefore($1) }) { try checkRows(of: table) }
        for entity in map.entities {
            guard let described = map.model.entity(named: entity.name) else { continue }
            if entity.isAbstract { try checkAbstract(entity) }
            for property in entity.properties where property.owner == entity.name {
                try check(property, entity, described)
            }
            for constraint in described.uniquenessConstraints {
                try checkUniqueness(constraint.members.map(\.name), entity)
            }
        }
        try checkFiles()
    }

    private mutating func checkRows(of table: String) throws(StoreError) {
        let entities = map.entities.filter { $0.table == table }
        guard let root = entities.first(where: { $0.parent == nil }) ?? entities.first else { return }
        let numbers = entities.map { "\($0.number)" }.joined(separator: ", ")
        if !root.hasOwnTable {
            let condition = "Z_ENT IS NULL OR Z_ENT NOT IN (\(numbers))"
            try add(
                .unknownEntity, root.name, ProblemSQL(table: table, columns: ProblemSQL.object, condition: condition))
        }
        try add(
            .keyAboveMaximum, root.name,
            ProblemSQL(
                table: table, columns: ProblemSQL.object,
                condition: "Z_PK > (SELECT ifnull(max(Z_MAX), 0) FROM Z_PRIMARYKEY WHERE Z_ENT IN (\(numbers)))"))
    }

    private mutating func checkAbstract(_ entity: MappedEntity) throws(StoreError) {
        try add(
            .abstractEntity, entity.name,
            ProblemSQL(table: entity.table, columns: ProblemSQL.object, condition: entity.condition))
    }

    private mutating func check(
        _ property: MappedProperty, _ entity: MappedEntity, _ described: EntityDescription
    ) throws(StoreError) {
        let path = "\(entity.name).\(property.name)"
        switch property.storage {
        case .attribute(let attribute):
            // A derived attribute needs no check, because Core Data computes its value when the object is saved.
            guard let description = described.attributes.first(where: { $0.name == property.name }),
                !description.isOptional, !description.isDerived
            else { return }
            try add(.missingValue, path, rows(of: entity, "\(SQL.name(attribute.column)) IS NULL"))
        case .composite: return
        case .link(let link):
            guard let description = described.relationships.first(where: { $0.name == property.name }) else { return }
            try check(link, description, entity, path)
        }
    }

    private mutating func check(
        _ link: MappedLink, _ description: RelationshipDescription, _ entity: MappedEntity, _ path: String
    ) throws(StoreError) {
        guard let destination = map.entity(named: link.destination) else { return }
        let family = map.condition(ofFamily: destination)
        let targets = "(SELECT Z_PK FROM \(SQL.name(destination.table)) WHERE \(family))"
        switch link.storage.quoted {
        case .column(let column, _):
            if !description.isOptional { try add(.missingValue, path, rows(of: entity, "\(column) IS NULL")) }
            try add(
                .danglingLink, path, rows(of: entity, "\(column) IS NOT NULL AND \(column) NOT IN \(targets)"))
        case .foreignKey(let table, let column, _):
            // If the relationship has an inverse, the check of the inverse finds keys of objects that do not exist.
            if map.model.inverse(of: description) == nil {
                let owners = "(SELECT Z_PK FROM \(SQL.name(entity.table)) WHERE \(map.condition(ofFamily: entity)))"
                try add(
                    .danglingLink, path,
                    ProblemSQL(
                        table: destination.table, columns: ProblemSQL.object,
                        condition: "\(column) IS NOT NULL AND \(column) NOT IN \(owners)"))
            }
            try checkCount(of: description, entity, path, "SELECT \(column) AS k, count(*) AS n FROM \(table)")
        case .join(let table, let here, let there, _):
            let turned = link.isOwnInverse ? " OR \(here) NOT IN \(targets)" : ""
            try add(
                .danglingLink, path,
                ProblemSQL(
                    quotedTable: table, columns: "\(here), \(there)",
                    condition: "\(there) NOT IN \(targets)\(turned)"))
            let pairs = link.storage.quoted.pairs(isOwnInverse: link.isOwnInverse) ?? table
            try checkCount(of: description, entity, path, "SELECT here AS k, count(*) AS n FROM \(pairs)")
        }
    }

    private mutating func checkCount(
        of description: RelationshipDescription, _ entity: MappedEntity, _ path: String, _ counts: String
    ) throws(StoreError) {
        let most = description.effectiveMaximumCount
        let written = description.minimumCount ?? 0
        let least = description.isOptional ? written : max(written, 1)
        // An optional relationship may be empty, even if it has a minimum count.
        let few =
            least > (description.isOptional ? 1 : 0)
            ? ["ifnull(n, 0) \(description.isOptional ? "BETWEEN 1 AND \(least - 1)" : "< \(least)")"] : []
        let condition = (few + (most > 0 ? ["n > \(most)"] : [])).joined(separator: " OR ")
        guard !condition.isEmpty else { return }
        let keys = "SELECT Z_PK FROM \(SQL.name(entity.table)) LEFT JOIN (\(counts) GROUP BY 1) ON k = Z_PK"
        try add(.linkCount, path, rows(of: entity, "Z_PK IN (\(keys) WHERE \(condition))"))
    }

    private mutating func checkUniqueness(_ names: [String], _ entity: MappedEntity) throws(StoreError) {
        let columns = names.compactMap { name in entity.properties.first { $0.name == name }?.uniqueColumn }
        guard !columns.isEmpty, columns.count == names.count else { return }
        let list = columns.joined(separator: ", ")
        let present = columns.map { "\($0) IS NOT NULL" }.joined(separator: " AND ")
        try add(
            .duplicateValues, "\(entity.name).\(names.joined(separator: ","))",
            ProblemSQL(
                table: entity.table, columns: list,
                condition: "\(map.condition(ofFamily: entity)) AND \(present)", grouping: list))
    }

    private mutating func checkFiles() throws(StoreError) {
        let folder = ExternalFolder(ofStoreAt: database.path)
        for (path, files) in try map.externalReferences(in: database) {
            let missing = files.filter { folder.data(named: $0.file, reads: false).size == nil }
            guard !missing.isEmpty else { continue }
            let samples = missing.prefix(SQL.sampleSize).map { "\($0.file) of key \($0.key)" }
            problems.append(
                StoreProblem(kind: .missingFile, path: path, count: missing.count, samples: Array(samples), sql: ""))
        }
    }

    private func rows(of entity: MappedEntity, _ condition: String) -> ProblemSQL {
        ProblemSQL(
            table: entity.table, columns: ProblemSQL.object,
            condition: "\(map.condition(ofFamily: entity)) AND (\(condition))")
    }

    private mutating func add(_ kind: StoreProblem.Kind, _ path: String, _ query: ProblemSQL) throws(StoreError) {
        let count = try database.rows(query.count).first?.first?.asInteger ?? 0
        guard count > 0 else { return }
        let samples = try database.rows(query.sample).map { sample($0, kind, query) }
        problems.append(StoreProblem(kind: kind, path: path, count: count, samples: samples, sql: query.all))
    }

    /// Returns the text that shows a sample row in a report: an object, a link, or values.
    private func sample(_ row: [SQLiteValue], _ kind: StoreProblem.Kind, _ query: ProblemSQL) -> String {
        let values = row.map(SampleText.text)
        guard row.count > 1 else { return values.first ?? "" }
        if query.selectsObjects {
            guard case .integer(let key) = row[0], let entity = entity(number: row[1].asInteger, in: query.table) else {
                return "Z_PK \(values[0]) of Z_ENT \(values[1])"
            }
            return StoreObjectID(entity: entity, key: key).text
        }
        return kind == .danglingLink ? values.joined(separator: " -> ") : "(\(values.joined(separator: ", ")))"
    }

    /// Returns the name of a row's entity; nil if no entity of the table has the number.
    private func entity(number: Int?, in table: String) -> String? {
        map.entities.first { SQL.name($0.table) == table && ($0.hasOwnTable || $0.number == number) }?.name
    }
}

extension MappedProperty {
    /// The column that a uniqueness constraint compares, in quotes; nil for a property that cannot be unique.
    fileprivate var uniqueColumn: String? {
        switch storage {
        case .attribute(let attribute): SQL.name(attribute.column)
        case .link(let link): if case .column(let column, _) = link.storage { SQL.name(column) } else { nil }
        case .composite: nil
        }
    }
}
