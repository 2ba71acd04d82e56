import ModelcBase
import ModelcSQLite
import ModelcSchema

/// Given objects with their entities, keys and rows.
struct GivenEntries {
    struct Entry {
        var object: GivenObject
        var entity: EntityDescription
        /// The index of the table in `StoreStructure.tables`.
        var table: Int
        var key: Int64
        var row: [SQLiteValue] = []
    }

    private(set) var problems: [GivenProblem] = []
    var all: [Entry] = []
    /// The indexes in `all`, by the id of the object.
    private(set) var positions: [String: Int] = [:]

    init(_ objects: [GivenObject], of store: NewStore) {
        let tables = Dictionary(
            store.structure.tables.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        for object in objects {
            guard let entity = entity(of: object, store), let number = try? store.layout.number(of: entity),
                let table = (try? store.layout.table(of: entity).name).flatMap({ tables[$0] })
            else { continue }
            var row = [SQLiteValue](repeating: .null, count: store.structure.tables[table].columns.count)
            row[1] = .integer(Int64(number))
            row[2] = .integer(1)
            all.append(Entry(object: object, entity: entity, table: table, key: 0, row: row))
        }
        giveKeys()
    }

    /// Returns the entity of an object. Reports a problem and returns nil if the entity is missing, unknown or
    /// abstract.
    private mutating func entity(of object: GivenObject, _ store: NewStore) -> EntityDescription? {
        let model = store.layout.model
        guard let name = object.entity ?? object.id.flatMap(GivenEntries.entityName) else {
            add(object, "the object has no entity: '\(GivenObject.entityKey)' is missing")
            return nil
        }
        guard let entity = model.entity(named: name) else {
            let near = SpellingSuggestion.nearest(to: name, among: model.entities.map(\.name))
            add(
                object,
                "there is no entity '\(TerminalText.escaped(name))'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
            return nil
        }
        guard !entity.isAbstract else {
            add(object, "'\(TerminalText.escaped(name))' is abstract: an object needs one of its child entities")
            return nil
        }
        return entity
    }

    private mutating func add(_ object: GivenObject, _ message: String) {
        problems.append(GivenProblem(place: object.place, path: nil, message: message))
    }

    /// `Book` of `Book/p12`.
    private static func entityName(_ id: String) -> String? {
        id.split(separator: "/", omittingEmptySubsequences: false).count == 2
            ? id.split(separator: "/").first.map(String.init) : nil
    }

    /// Returns the primary key in an id such as `Book/p12`; nil for an id of another form or another entity.
    private static func key(_ id: String, _ entity: String) -> Int64? {
        guard id.hasPrefix("\(entity)/p"), let key = Int64(id.dropFirst(entity.count + 2)), key > 0 else { return nil }
        return key
    }

    /// A greater key leaves no room for other objects.
    private static let greatestKey = Int64.max / 2

    /// Sets the primary key of each object. An id such as `Book/p12` contains the key. The other objects get the keys
    /// after the greatest key of their table.
    private mutating func giveKeys() {
        var owners: [Int: [Int64: Int]] = [:]
        for index in all.indices {
            let (object, entity) = (all[index].object, all[index].entity)
            guard let id = object.id else { continue }
            guard positions.updateValue(index, forKey: id) == nil else {
                add(object, "another object has the id '\(TerminalText.escaped(id))', too")
                continue
            }
            guard let key = GivenEntries.key(id, entity.name) else { continue }
            guard key <= GivenEntries.greatestKey else {
                add(object, "the key in '\(TerminalText.escaped(id))' is greater than \(GivenEntries.greatestKey)")
                continue
            }
            if let other = owners[all[index].table, default: [:]].updateValue(index, forKey: key) {
                add(object, "'\(all[other].object.id ?? "")' has the same key in the same table")
            }
            all[index].key = key
        }
        var next = owners.mapValues { ($0.keys.max() ?? 0) + 1 }
        for index in all.indices {
            if all[index].key == 0 {
                let table = all[index].table
                all[index].key = next[table, default: 1]
                next[table] = all[index].key + 1
            }
            all[index].row[0] = .integer(all[index].key)
        }
    }
}
