import ModelcBase
import ModelcStores

/// Maps the properties of entities to JSON keys and CSV columns in a dump.
struct StoreDumpColumns {
    /// The JSON keys and CSV column names of an object's id and of its entity.
    private static let idKey = "_id"
    private static let entityKey = "_entity"

    /// For each entity, the keys of its properties in JSON.
    private let keys: [String: [String]]
    /// The names of the CSV columns after id and entity: the properties of all entities. A composite attribute has a
    /// column for each member, such as `size.width`.
    private let names: [String]
    /// For each entity, the value of each column.
    private let sources: [String: [Source]]

    /// The part of an object from which the cell of a CSV column is filled.
    private enum Source {
        /// The cell is empty, because the object's entity does not have the property of the column.
        case nothing
        /// The value at an index of the object's values.
        case value(Int)
        /// A member of the composite value at an index of the object's values. `path` is the path of the member.
        case member(Int, path: String)
    }

    init(_ entities: [MappedEntity]) {
        let renamed = StoreDumpColumns.renamed(entities)
        keys = Dictionary(
            entities.map { ($0.name, $0.properties.map { renamed[$0.name] ?? $0.name }) },
            uniquingKeysWith: { first, _ in first })
        var seen: Set<String> = []
        let names = entities.flatMap { $0.properties.flatMap(\.columnNames) }.filter { seen.insert($0).inserted }
        self.names = names.map { renamed[$0] ?? $0 }
        sources = Dictionary(
            entities.map { ($0.name, StoreDumpColumns.sources(of: names, in: $0)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Returns new names for properties that are called `_id` or `_entity`, which is possible in SwiftData. As in SQL
    /// views, underscores are appended.
    private static func renamed(_ entities: [MappedEntity]) -> [String: String] {
        let used = Set(entities.flatMap { $0.properties.map(\.name) })
        var renamed: [String: String] = [:]
        for key in [idKey, entityKey] where used.contains(key) {
            var name = key + "_"
            while used.contains(name) { name += "_" }
            renamed[key] = name
        }
        return renamed
    }

    private static func sources(of columns: [String], in entity: MappedEntity) -> [Source] {
        var byName: [String: Source] = [:]
        for (index, property) in entity.properties.enumerated() {
            if case .composite(let members) = property.storage {
                for member in members { byName["\(property.name).\(member.path)"] = .member(index, path: member.path) }
            } else {
                byName[property.name] = .value(index)
            }
        }
        return columns.map { byName[$0] ?? .nothing }
    }

    func json(_ object: StoreObject, _ form: StoreValueForm) -> JSONValue {
        var members = [
            JSONMember(key: StoreDumpColumns.idKey, value: .string(object.id.text)),
            JSONMember(key: StoreDumpColumns.entityKey, value: .string(object.id.entity)),
        ]
        members.reserveCapacity(object.values.count + 2)
        for (key, value) in zip(keys[object.id.entity] ?? [], object.values) {
            members.append(JSONMember(key: key, value: form.json(value)))
        }
        return .object(members)
    }

    /// The first line of a CSV file, with the column names.
    var header: [UInt8] {
        var line: [UInt8] = []
        for (index, name) in ([StoreDumpColumns.idKey, StoreDumpColumns.entityKey] + names).enumerated() {
            if index > 0 { line.append(UInt8(ascii: ",")) }
            StoreDumpColumns.append(name, to: &line)
        }
        return line + [UInt8(ascii: "\n")]
    }

    /// Adds the CSV line of an object to `lines`. A missing value is an empty cell; an empty string is written as `""`.
    func append(_ object: StoreObject, _ form: StoreValueForm, to lines: inout [UInt8]) {
        StoreDumpColumns.append(object.id.text, to: &lines)
        lines.append(UInt8(ascii: ","))
        StoreDumpColumns.append(object.id.entity, to: &lines)
        for source in sources[object.id.entity] ?? [] {
            lines.append(UInt8(ascii: ","))
            guard let value = StoreDumpColumns.value(of: source, object), let cell = form.cell(value) else { continue }
            StoreDumpColumns.append(cell, to: &lines)
        }
        lines.append(UInt8(ascii: "\n"))
    }

    private static func value(of source: Source, _ object: StoreObject) -> StoreValue? {
        switch source {
        case .nothing: return nil
        case .value(let index): return object.values[index]
        case .member(let index, let path):
            guard case .members(let members) = object.values[index] else { return nil }
            return members.first { $0.path == path }?.value
        }
    }

    /// Appends a cell. It is in quotes if it is empty or contains a quotation mark, a comma or a line end (RFC 4180).
    private static func append(_ cell: String, to lines: inout [UInt8]) {
        let start = lines.count
        lines.append(contentsOf: cell.utf8)
        let needsQuotes = lines[start...].contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
        guard needsQuotes || lines.count == start else { return }
        lines.removeSubrange(start...)
        lines += Array(quoted(cell).utf8)
    }

    private static func quoted(_ cell: String) -> String { "\"\(cell.replacingText("\"", with: "\"\""))\"" }
}

extension MappedProperty {
    fileprivate var columnNames: [String] {
        if case .composite(let members) = storage { members.map { "\(name).\($0.path)" } } else { [name] }
    }
}
