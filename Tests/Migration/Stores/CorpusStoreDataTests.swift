import Foundation
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcStores

/// The objects of public stores, compared with SQL that is written here from the table rules alone: the tested code and
/// this one share neither the names of columns nor the way in which links are read.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct CorpusStoreDataTests {
    /// A store with its model, and a copy that plain SQL reads.
    private struct Subject {
        var name: String
        var opened: OpenedStore
        var map: StoreMap
        var model: ResolvedModel
        var plain: PlainStore
    }

    private func subjects(in folder: TemporaryFolder) throws -> [Subject] {
        try CorpusStore.all().enumerated().compactMap { number, store in
            let opened = try #require(StoreReader().open(store.url.path).store)
            var model = try store.knownVersions().first?.model
            if model == nil, case .success(let cached)? = try opened.cachedModel() {
                model = ResolvedModel(cached.model.model)
            }
            guard let model else { return nil }
            return Subject(
                name: store.name, opened: opened, map: opened.map(of: model), model: model,
                plain: try PlainStore(copying: store.url, to: folder, "\(number).sqlite", model))
        }
    }

    @Test func everyValueAndEveryLinkIsThatOfTheTables() throws {
        let folder = try TemporaryFolder()
        let subjects = try subjects(in: folder)
        #expect(subjects.count == 14)
        var (objects, values, links) = (0, 0, 0)
        for subject in subjects {
            #expect(subject.map.gaps == [], "\(subject.name)")
            for entity in subject.map.entities {
                let rows = try subject.plain.rows(of: entity.name)
                let reader = subject.opened.objects(of: [entity], in: subject.map)
                for row in rows {
                    let object = try #require(try reader.next(), "\(subject.name): \(entity.name)")
                    #expect(object.id == StoreObjectID(entity: entity.name, key: row.key))
                    for (property, value) in zip(entity.properties, object.values) {
                        if case .link = property.storage {
                            let expected = try subject.plain.links(of: property.name, entity.name, row.key)
                            #expect(value.linkKeys == expected, "\(subject.name): \(object.id.text).\(property.name)")
                            links += expected.count
                        } else {
                            let expected = row.values[property.name]
                            #expect(value.plain == expected, "\(subject.name): \(object.id.text).\(property.name)")
                            values += 1
                        }
                    }
                    objects += 1
                }
                #expect(try reader.next() == nil, "\(subject.name): \(entity.name)")
            }
        }
        #expect(objects > 6_000 && values > 15_000 && links > 9_000, "\(objects) \(values) \(links)")
    }

    /// A link is seen from both ends.
    @Test func linksAreTheSameFromBothEnds() throws {
        for subject in try subjects(in: TemporaryFolder()) {
            var forward: Set<[String]> = []
            var backward: Set<[String]> = []
            var present: Set<String> = []
            for entity in subject.map.entities {
                let reader = subject.opened.objects(of: [entity], in: subject.map)
                while let object = try reader.next() {
                    present.insert(object.id.text)
                    for (property, value) in zip(entity.properties, object.values) {
                        guard
                            let described = subject.model.entity(named: property.owner),
                            let link = described.relationships.first(where: { $0.name == property.name }),
                            let inverse = subject.model.inverse(of: link)
                        else { continue }
                        let ends = [
                            "\(described.name).\(link.name)", "\(inverse.owner.name).\(inverse.relationship.name)",
                        ]
                        for other in value.linkIDs {
                            if ends[0] <= ends[1] { forward.insert(ends + [object.id.text, other.text]) }
                            if ends[1] <= ends[0] { backward.insert([ends[1], ends[0], other.text, object.id.text]) }
                        }
                    }
                }
            }
            // Two stores have links to objects that were deleted.
            func isWhole(_ link: [String]) -> Bool { link.suffix(2).allSatisfy(present.contains) }
            #expect(forward.filter(isWhole) == backward.filter(isWhole), "\(subject.name)")
        }
    }

    @Test func countsAreThoseOfTheTables() throws {
        let folder = try TemporaryFolder()
        for subject in try subjects(in: folder) {
            let description = try subject.opened.description(subject.map)
            for entity in subject.map.entities {
                #expect(description.rows(of: entity) == (try subject.plain.rows(of: entity.name).count))
            }
            #expect(description.tables.filter { !$0.isMapped }.isEmpty, "\(subject.name)")
        }
    }

    /// Stores of released apps have few problems; each of these was confirmed with SQL.
    @Test func problemsArePlausible() throws {
        var kinds: [String: Set<StoreProblem.Kind>] = [:]
        for subject in try subjects(in: TemporaryFolder()) {
            kinds[subject.name] = Set(try subject.opened.problems(subject.map).map(\.kind))
        }
        #expect(kinds.values.allSatisfy { !$0.contains(.unknownEntity) && !$0.contains(.missingFile) }, "\(kinds)")
    }
}

/// Reads a copy of a store with queries that are made here, one for each object and relationship.
private final class PlainStore {
    private let database: TestDatabase
    private let model: ResolvedModel
    private let numbers: [String: Int]
    private let tables: [String: [String]]

    init(copying url: URL, to folder: TemporaryFolder, _ name: String, _ model: ResolvedModel) throws {
        for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: url.path + suffix) {
            try FileManager.default.copyItem(atPath: url.path + suffix, toPath: folder.path(name + suffix))
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o644], ofItemAtPath: folder.path(name + suffix))
        }
        database = try TestDatabase(folder.path(name))
        self.model = model
        let stored = try database.rows("SELECT Z_NAME, Z_ENT FROM Z_PRIMARYKEY WHERE Z_ENT < 16001 ORDER BY Z_ENT")
        var numbers: [String: Int] = [:]
        for row in stored { numbers[row[0] ?? ""] = Int(row[1] ?? "") }
        // One store was migrated in place, and has the old name of an entity.
        let unknown = stored.compactMap { $0[0] }.filter { model.entity(named: $0) == nil }
        let missing = model.entities.map(\.name).filter { numbers[$0] == nil }
        if unknown.count == 1, missing.count == 1 { numbers[missing[0]] = numbers[unknown[0]] }
        self.numbers = numbers
        var tables: [String: [String]] = [:]
        for row in try database.rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'Z%'") {
            let name = row[0] ?? ""
            tables[name] = try database.rows("PRAGMA table_info(\"\(name)\")").compactMap { $0[1] }
        }
        self.tables = tables
    }

    struct Row {
        var key: Int64
        var values: [String: PlainValue]
    }

    private func table(_ entity: String) -> String {
        var name = entity
        while let parent = model.entity(named: name)?.parentName { name = parent }
        return "Z" + name.uppercased()
    }

    private func lineage(_ entity: String) -> [EntityDescription] {
        var found: [EntityDescription] = []
        var name: String? = entity
        while let next = name.flatMap({ model.entity(named: $0) }) {
            found.append(next)
            name = next.parentName
        }
        return found
    }

    /// The column of a property that an entity declares: numbered if entities with lower numbers declare its name, too.
    private func column(_ property: String, _ owner: String) -> String {
        let earlier = model.entities.filter { other in
            table(other.name) == table(owner) && (numbers[other.name] ?? 0) < (numbers[owner] ?? 0)
                && (other.attributes.map(\.name) + other.relationships.filter { !$0.isToMany }.map(\.name)).contains {
                    $0.uppercased() == property.uppercased()
                }
        }
        return "Z" + property.uppercased() + (earlier.isEmpty ? "" : "\(earlier.count)")
    }

    func rows(of entity: String) throws -> [Row] {
        let attributes = lineage(entity).flatMap { owner in
            owner.attributes.filter { !$0.isTransient }.map { ($0.name, column($0.name, owner.name)) }
        }
        let list = (["Z_PK"] + attributes.map { "quote(\"\($0.1)\")" }).joined(separator: ", ")
        // A table of one entity has rows of no other one, whatever their number says: two stores were migrated so.
        let isAlone = !model.entities.contains { $0.name != entity && table($0.name) == table(entity) }
        let condition = isAlone ? "1" : "Z_ENT = \(numbers[entity] ?? -1)"
        let sql = "SELECT \(list) FROM \(table(entity)) WHERE \(condition) ORDER BY Z_PK"
        return try database.rows(sql).map { row in
            var values: [String: PlainValue] = [:]
            for (attribute, text) in zip(attributes, row.dropFirst()) {
                values[attribute.0] = PlainValue(text ?? "NULL")
            }
            return Row(key: Int64(row[0] ?? "") ?? -1, values: values)
        }
    }

    /// The keys of the destinations: in order for an ordered relationship, else by number.
    func links(of name: String, _ entity: String, _ key: Int64) throws -> [Int64] {
        let owner = try #require(lineage(entity).first { $0.relationships.contains { $0.name == name } })
        let link = try #require(owner.relationships.first { $0.name == name })
        func keys(_ sql: String) throws -> [Int64] {
            try database.rows(sql).compactMap { $0[0].flatMap { Int64($0) } }
        }
        guard link.isToMany else {
            return try keys("SELECT \(column(name, owner.name)) FROM \(table(entity)) WHERE Z_PK = \(key)")
        }
        let destination = table(link.destinationName ?? "")
        guard let inverse = link.inverseName else {
            return try keys(
                "SELECT Z_PK FROM \(destination) WHERE Z\(numbers[owner.name] ?? 0)\(name.uppercased()) = \(key) ORDER BY 1"
            )
        }
        let declaring = try #require(
            lineage(link.inverseEntityName ?? link.destinationName ?? "").first {
                $0.relationships.contains { $0.name == inverse }
            })
        let other = try #require(declaring.relationships.first { $0.name == inverse })
        guard other.isToMany else {
            let order = link.isOrdered ? "Z_FOK_\(inverse.uppercased())" : "Z_PK"
            return try keys(
                "SELECT Z_PK FROM \(destination) WHERE \(column(inverse, declaring.name)) = \(key) ORDER BY \(order)")
        }
        return try joined(name, owner.name, inverse, declaring.name, key, keys)
    }

    private func joined(
        _ name: String, _ owner: String, _ inverse: String, _ other: String, _ key: Int64,
        _ keys: (String) throws -> [Int64]
    ) throws -> [Int64] {
        let here = "Z_\(numbers[owner] ?? 0)\(inverse.uppercased())"
        let there = "Z_\(numbers[other] ?? 0)\(name.uppercased())"
        func has(_ columns: [String], _ wanted: String) -> String? {
            columns.first { $0 == wanted || ($0.hasPrefix(wanted) && Int($0.dropFirst(wanted.count)) != nil) }
        }
        for (table, columns) in tables.sorted(by: { $0.key < $1.key }) where table.hasPrefix("Z_") {
            guard
                ["Z_\(numbers[owner] ?? 0)\(name.uppercased())", "Z_\(numbers[other] ?? 0)\(inverse.uppercased())"]
                    .contains(table), let this = has(columns, here), let that = has(columns, there)
            else { continue }
            return try keys("SELECT \"\(that)\" FROM \(table) WHERE \"\(this)\" = \(key) ORDER BY 1")
        }
        Issue.record("no join table of \(owner).\(name)")
        return []
    }
}

/// A value as SQL writes it.
enum PlainValue: Equatable {
    case null
    case number(Double)
    case text(String)
    case bytes(String)

    /// - Parameter literal: the result of SQLite's `quote`.
    init(_ literal: String) {
        if literal == "NULL" {
            self = .null
        } else if literal.hasPrefix("X'") {
            self = .bytes(String(literal.dropFirst(2).dropLast()))
        } else if literal.hasPrefix("'") {
            self = .text(literal.dropFirst().dropLast().replacingOccurrences(of: "''", with: "'"))
        } else {
            self = .number(Double(literal) ?? .nan)
        }
    }
}

extension StoreValue {
    var plain: PlainValue {
        func hexadecimal(_ bytes: [UInt8]) -> PlainValue {
            .bytes(bytes.map { String(format: "%02X", $0) }.joined())
        }
        return switch self {
        case .null: .null
        case .boolean(let flag): .number(flag ? 1 : 0)
        case .integer(let number): .number(Double(number))
        case .number(let number), .date(let number): .number(number)
        case .text(let text): .text(text)
        case .uuid(let bytes), .bytes(let bytes): hexadecimal(bytes)
        case .external, .object, .objects, .members: .text("not plain")
        }
    }

    fileprivate var linkIDs: [StoreObjectID] {
        switch self {
        case .object(let id): [id]
        case .objects(let ids): ids
        default: []
        }
    }

    fileprivate var linkKeys: [Int64] { linkIDs.map(\.key) }
}
