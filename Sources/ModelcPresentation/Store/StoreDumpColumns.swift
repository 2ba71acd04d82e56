import ModelcBase
import ModelcStores

/// The names of the values in a dump.
struct StoreDumpColumns {
    /// The keys of an object's id and entity. No name of a property begins with an underscore in Xcode.
    private static let idKey = "_id"
    private static let entityKey = "_entity"

    private let properties: [String: [MappedProperty]]
    /// The columns in CSV: the properties of all entities, and the members of composite attributes.
    private let names: [String]
    private let positions: [String: Int]

    init(_ entities: [MappedEntity]) {
        properties = Dictionary(entities.map { ($0.name, $0.properties) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<String> = []
        names = entities.flatMap { $0.properties.flatMap(\.columnNames) }.filter { seen.insert($0).inserted }
        positions = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func json(_ object: StoreObject, _ form: StoreValueForm) -> JSONValue {
        var members = [
            JSONMember(key: StoreDumpColumns.idKey, value: .string(object.id.text)),
            JSONMember(key: StoreDumpColumns.entityKey, value: .string(object.id.entity)),
        ]
        members.reserveCapacity(object.values.count + 2)
        for (property, value) in zip(properties[object.id.entity] ?? [], object.values) {
            members.append(JSONMember(key: property.name, value: form.json(value)))
        }
        return .object(members)
    }

    /// The first line in CSV.
    var header: [UInt8] {
        let names = [StoreDumpColumns.idKey, StoreDumpColumns.entityKey] + names
        return Array((names.map(StoreDumpColumns.quoted).joined(separator: ",") + "\n").utf8)
    }

    /// Adds the object's line in CSV. A missing value is empty, and an empty text is in quotation marks.
    func append(_ object: StoreObject, _ form: StoreValueForm, to lines: inout [UInt8]) {
        var cells = [String?](repeating: nil, count: names.count)
        for (property, value) in zip(properties[object.id.entity] ?? [], object.values) {
            if case .members(let members) = value {
                for member in members { set(form.cell(member.value), "\(property.name).\(member.path)", &cells) }
            } else {
                set(form.cell(value), property.name, &cells)
            }
        }
        lines += Array(StoreDumpColumns.quoted(object.id.text).utf8)
        lines += Array(("," + StoreDumpColumns.quoted(object.id.entity)).utf8)
        for cell in cells {
            lines.append(UInt8(ascii: ","))
            if let cell { lines += Array(StoreDumpColumns.quoted(cell).utf8) }
        }
        lines.append(UInt8(ascii: "\n"))
    }

    private func set(_ cell: String?, _ name: String, _ cells: inout [String?]) {
        if let position = positions[name] { cells[position] = cell }
    }

    /// A cell as in RFC 4180.
    private static func quoted(_ cell: String) -> String {
        let needsQuotes = cell.isEmpty || cell.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
        return needsQuotes ? "\"\(cell.replacingText("\"", with: "\"\""))\"" : cell
    }
}

extension MappedProperty {
    fileprivate var columnNames: [String] {
        if case .composite(let members) = storage { members.map { "\(name).\($0.path)" } } else { [name] }
    }
}
