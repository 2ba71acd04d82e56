import ModelcBase
import ModelcSQLite
import ModelcSchema

/// Resolves the links of given objects. A link that is given on only one side is added to the other side. It is a
/// problem if the two sides contradict each other.
struct GivenLinks {
    private let store: NewStore
    private let entries: GivenEntries
    private let links: [SampleLink]
    private(set) var problems: [GivenProblem] = []
    /// The rows of the join tables. `table` is an index in `StoreStructure.tables`.
    private(set) var rows: [(table: Int, row: [SQLiteValue])] = []

    /// The given destinations of a relationship: the key is the index of the object in `GivenEntries.all`, the value
    /// contains the indexes of its destinations.
    private typealias Named = [Int: [Int]]

    /// One end of a link: a relationship, and the entity that declares it.
    private struct Side {
        var owner: EntityDescription
        var relationship: RelationshipDescription

        var path: String { "\(owner.name).\(relationship.name)" }
    }

    init(_ entries: GivenEntries, of store: NewStore) {
        self.store = store
        self.entries = entries
        let entities = store.structure.entities.compactMap { store.layout.model.entity(named: $0.name) }
        links = SampleLink.all(of: entities, in: store.layout.model)
    }

    mutating func fill(_ entries: inout GivenEntries) {
        for link in links {
            let source = Side(owner: link.source, relationship: link.relationship)
            let named = self.named(source)
            guard let inverse = link.inverse, let owner = link.inverseOwner else {
                fillAlone(link, source, named, &entries)
                continue
            }
            let target = Side(owner: owner, relationship: inverse)
            let back = link.isOwnInverse ? named : self.named(target)
            switch link.kind {
            case .toOne, .toMany: break
            case .manyToOne: fillColumn(source, target, named, back, &entries)
            case .oneToOne: fillPairs(source, target, named, back, link.isOwnInverse, &entries)
            case .manyToMany: addRows(source, target, named, back, link.isOwnInverse)
            }
        }
    }

    // MARK: - Reading

    /// Returns the destinations that objects list for a relationship. Reports ids that do not exist, and destinations
    /// of a wrong entity.
    private mutating func named(_ side: Side) -> Named {
        var named: Named = [:]
        let destination = store.layout.model.destination(of: side.relationship)
        for (index, entry) in entries.all.enumerated() {
            guard store.layout.model.entity(entry.entity, isKindOf: side.owner),
                let value = entry.object.values.first(where: { $0.key == side.relationship.name })?.value,
                // An empty cell of a table: the other side may name the object.
                value != .null || !entry.object.isOfTable
            else { continue }
            guard let ids = ids(value, side, entry) else { continue }
            named[index] = ids.compactMap { id in
                guard let other = entries.positions[id] else {
                    add(index, side, "there is no object '\(TerminalText.escaped(id))'")
                    return nil
                }
                guard let destination, store.layout.model.entity(entries.all[other].entity, isKindOf: destination)
                else {
                    add(
                        index, side,
                        "'\(TerminalText.escaped(id))' is not of the entity '\(destination?.name ?? "")'")
                    return nil
                }
                return other
            }
        }
        return named
    }

    /// Returns the ids if they are different. Otherwise, reports a problem and returns nil.
    private mutating func different(_ ids: [String], _ side: Side, _ entry: GivenEntries.Entry) -> [String]? {
        if Set(ids).count == ids.count { return ids }
        problems.append(GivenProblem(place: entry.object.place, path: side.path, message: "an object is named twice"))
        return nil
    }

    /// Returns the ids in the value of a relationship. Reports a problem and returns nil if the value has the wrong
    /// type or names an object twice.
    private mutating func ids(_ value: ReadJSON, _ side: Side, _ entry: GivenEntries.Entry) -> [String]? {
        switch value {
        case .null: return []
        case .string(let text) where !side.relationship.isToMany: return [text]
        case .string(let text) where entry.object.isOfTable:
            return different(text.split(separator: " ").map(String.init), side, entry)
        case .array(let elements) where side.relationship.isToMany:
            let ids = elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
            guard ids.count == elements.count else { break }
            return different(ids, side, entry)
        case .bool, .number, .string, .array, .object: break
        }
        problems.append(
            GivenProblem(
                place: entry.object.place, path: side.path,
                message: side.relationship.isToMany ? "the value is not a list of ids" : "the value is not an id"))
        return nil
    }

    private mutating func add(_ index: Int, _ side: Side, _ message: String) {
        problems.append(GivenProblem(place: entries.all[index].object.place, path: side.path, message: message))
    }

    private func id(_ index: Int) -> String {
        TerminalText.escaped(entries.all[index].object.id ?? "an object without id")
    }

    // MARK: - Checking

    /// Reports objects of a side with fewer or more destinations than allowed. `counts` contains the number of
    /// destinations by the index of the object.
    private mutating func checkCounts(_ side: Side, _ counts: [Int: Int]) {
        // The inverse of a stored relationship may be transient.
        guard ColumnNaming.isStored(side.relationship) else { return }
        let bounds = LinkBounds(side.relationship)
        for (index, entry) in entries.all.enumerated()
        where store.layout.model.entity(entry.entity, isKindOf: side.owner) {
            let count = counts[index, default: 0]
            if count == 0 {
                if !bounds.mayBeEmpty { add(index, side, "a value is required") }
            } else if count < bounds.least {
                add(index, side, "\(Counted.text(count, "object")), and the minimum is \(bounds.least)")
            } else if count > bounds.most {
                add(index, side, "\(Counted.text(count, "object")), and the maximum is \(bounds.most)")
            }
        }
    }

    // MARK: - Columns

    /// Fills the columns of a relationship without an inverse.
    private mutating func fillAlone(
        _ link: SampleLink, _ source: Side, _ named: Named, _ entries: inout GivenEntries
    ) {
        checkCounts(source, named.mapValues(\.count))
        guard link.relationship.isToMany else {
            for (index, others) in named { set(source, index, others.first, place: nil, &entries) }
            return
        }
        guard let column = try? store.layout.column(of: link.relationship.name, link.source, .origin) else { return }
        var owners: [Int: Int] = [:]
        for (index, others) in named.sorted(by: { $0.key < $1.key }) {
            for other in others {
                if let owner = owners.updateValue(index, forKey: other) {
                    add(
                        index, source,
                        "'\(id(other))' belongs to '\(id(owner))' already: a relationship without an inverse has one owner"
                    )
                }
                setValue(.integer(entries.all[index].key), column.column, other, &entries)
            }
        }
    }

    /// Fills the columns of a to-one relationship whose inverse is to-many.
    private mutating func fillColumn(
        _ source: Side, _ target: Side, _ named: Named, _ back: Named, _ entries: inout GivenEntries
    ) {
        var targets: [Int: Int] = [:]
        for (index, others) in named { targets[index] = others.first }
        for (index, sources) in back.sorted(by: { $0.key < $1.key }) {
            for other in sources {
                if named[other] == nil, targets[other] == nil {
                    targets[other] = index
                } else if targets[other] != index {
                    add(index, target, "'\(id(other))' has another object in '\(source.path)'")
                }
            }
            let members = Set(sources)
            for (other, others) in named where others.first == index && !members.contains(other) {
                add(other, source, "'\(id(index))' does not name the object in '\(target.path)'")
            }
        }
        var lists: [Int: [Int]] = [:]
        for (index, other) in targets.sorted(by: { $0.key < $1.key }) { lists[other, default: []].append(index) }
        for (index, list) in lists { lists[index] = back[index] ?? list }
        for (index, list) in lists {
            for (place, other) in list.enumerated() { set(source, other, index, place: place, &entries) }
        }
        checkCounts(source, targets.mapValues { _ in 1 })
        checkCounts(target, lists.mapValues(\.count))
    }

    /// Fills the columns of a to-one relationship whose inverse is to-one.
    private mutating func fillPairs(
        _ source: Side, _ target: Side, _ named: Named, _ back: Named, _ isOwnInverse: Bool,
        _ entries: inout GivenEntries
    ) {
        var targets: [Int: Int] = [:]
        var sources: [Int: Int] = [:]
        func connect(_ index: Int, _ other: Int) -> Bool {
            guard targets[index] ?? other == other, sources[other] ?? index == index else { return false }
            targets[index] = other
            sources[other] = index
            return true
        }
        for (index, others) in named.sorted(by: { $0.key < $1.key }) {
            for other in others where !connect(index, other) {
                add(index, source, "'\(id(other))' belongs to another object: the relationship is to-one on both sides")
            }
        }
        for (index, others) in back.sorted(by: { $0.key < $1.key }) {
            for other in others where !connect(other, index) || (named[other]?.isEmpty ?? false) {
                add(index, target, "'\(id(other))' has another object in '\(source.path)'")
            }
        }
        for (index, other) in targets { set(source, index, other, place: nil, &entries) }
        checkCounts(source, targets.mapValues { _ in 1 })
        guard !isOwnInverse else { return }
        for (index, other) in sources { set(target, index, other, place: nil, &entries) }
        checkCounts(target, sources.mapValues { _ in 1 })
    }

    /// Sets the columns of a to-one relationship for the object at `index`. `other` is the index of the destination,
    /// and `place` its position in an ordered inverse.
    private func set(_ side: Side, _ index: Int, _ other: Int?, place: Int?, _ entries: inout GivenEntries) {
        guard let other else { return }
        func column(_ role: ExpectedColumn.Role) -> String? {
            try? store.layout.column(of: side.relationship.name, side.owner, role).column
        }
        setValue(.integer(entries.all[other].key), column(.destination), index, &entries)
        setValue(entries.all[other].row[1], column(.destinationEntity), index, &entries)
        if let place { setValue(.integer(GivenLinks.order(place)), column(.order), index, &entries) }
    }

    private func setValue(_ value: SQLiteValue, _ column: String?, _ index: Int, _ entries: inout GivenEntries) {
        let columns = store.structure.tables[entries.all[index].table].columns
        guard let column, let position = columns.firstIndex(where: { $0.name == column }) else { return }
        entries.all[index].row[position] = value
    }

    private static func order(_ place: Int) -> Int64 { Int64(place + 1) * 1_024 }

    // MARK: - Tables

    private mutating func addRows(
        _ source: Side, _ target: Side, _ named: Named, _ back: Named, _ isOwnInverse: Bool
    ) {
        var lefts = named
        var rights = back
        for (index, others) in named.sorted(by: { $0.key < $1.key }) {
            for other in others where !(rights[other] ?? []).contains(index) {
                rights[other, default: []].append(index)
            }
        }
        for (index, others) in back.sorted(by: { $0.key < $1.key }) {
            for other in others where !(lefts[other] ?? []).contains(index) { lefts[other, default: []].append(index) }
        }
        checkCounts(source, lefts.mapValues(\.count))
        if !isOwnInverse { checkCounts(target, rights.mapValues(\.count)) }
        guard let join = try? store.layout.join(of: source.relationship, source.owner),
            let table = store.structure.tables.firstIndex(where: { $0.name == join.table })
        else { return }
        let columns = store.structure.tables[table].columns.map(\.name)
        let order = isOwnInverse ? nil : (try? store.layout.join(of: target.relationship, target.owner))?.order
        func position(_ name: String?) -> Int? { name.flatMap(columns.firstIndex) }
        guard let here = position(join.here), let there = position(join.there) else { return }
        for (index, others) in lefts.sorted(by: { $0.key < $1.key }) {
            for (place, other) in others.enumerated() {
                var row = [SQLiteValue](repeating: .null, count: columns.count)
                row[here] = .integer(entries.all[index].key)
                row[there] = .integer(entries.all[other].key)
                if let position = position(join.order) { row[position] = .integer(GivenLinks.order(place)) }
                if let position = position(order), let place = rights[other]?.firstIndex(of: index) {
                    row[position] = .integer(GivenLinks.order(place))
                }
                rows.append((table, row))
            }
        }
    }
}
