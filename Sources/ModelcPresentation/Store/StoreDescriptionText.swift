import ModelcBase
import ModelcKit
import ModelcStores

/// The text output of `modelc store describe`.
struct StoreDescriptionText {
    private let outcome: StoreDescribeOutcome

    init(_ outcome: StoreDescribeOutcome) { self.outcome = outcome }

    var text: String {
        let blocks = [head] + outcome.entities.map(lines) + [unexplained].filter { !$0.isEmpty }
        return blocks.map { lines in lines.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    private var head: [String] {
        let description = outcome.description
        let rows = outcome.entities.map { description.rows(of: $0) }.reduce(0, +)
        var lines = [
            TerminalText.name(outcome.path), "  model    \(outcome.origin.text)",
            "  objects  \(rows) of \(Counted.text(outcome.entities.count, "entity", plural: "entities"))",
        ]
        lines += description.historyRows.map { ["  history  \(Counted.text($0, "change"))"] } ?? []
        if !description.cloudKitTables.isEmpty {
            lines.append("  CloudKit \(Counted.text(description.cloudKitTables.count, "table"))")
        }
        for files in description.external where files.references > 0 {
            let missing = files.missing > 0 ? ", \(files.missing) missing" : ""
            lines.append(
                "  files    \(TerminalText.name(files.path)): \(Counted.text(files.references, "value")) in files\(missing)"
            )
        }
        return lines
    }

    private func lines(_ entity: MappedEntity) -> [String] {
        let count = Counted.text(outcome.description.rows(of: entity), "object")
        let parent = entity.parent.map { " : \(TerminalText.name($0))" } ?? ""
        let title =
            "\(TerminalText.name(entity.name))\(parent)  table \(TerminalText.name(entity.table)), Z_ENT \(entity.number), "
            + (entity.isAbstract ? "abstract" : count)
        let rows = entity.properties.flatMap { property in
            property.rows.map { row in row.map(TerminalText.escaped) }
        }
        return [title] + StoreDescriptionText.aligned(rows) + indexes(entity)
    }

    /// Returns the lines about the indexes of the entity's table. Empty for an entity with a parent, because the
    /// indexes are listed at the root entity of the table.
    private func indexes(_ entity: MappedEntity) -> [String] {
        guard entity.parent == nil, let table = outcome.description.tables.first(where: { $0.name == entity.table })
        else { return [] }
        return table.indexes.map { index in
            let columns = index.columns.map(TerminalText.escaped).joined(separator: ", ")
            return "  \(index.isUnique ? "unique index" : "index") \(TerminalText.name(index.name)) (\(columns))"
        }
    }

    private var unexplained: [String] {
        let tables = outcome.description.tables.filter { !$0.isMapped }
        guard !tables.isEmpty else { return [] }
        guard outcome.origin != .unknown else { return ["tables"] + tables.map(StoreDescriptionText.columns) }
        return ["not in the model"]
            + tables.map { "  table \(TerminalText.name($0.name)), \(Counted.text($0.rows, "row"))" }
    }

    private static func columns(_ table: StoreDescription.Table) -> String {
        let columns = table.columns.map { column in
            TerminalText.name(column.name) + (column.type.isEmpty ? "" : " \(TerminalText.escaped(column.type))")
        }
        return
            "  \(TerminalText.name(table.name)), \(Counted.text(table.rows, "row")): \(columns.joined(separator: ", "))"
    }

    private static func aligned(_ rows: [[String]]) -> [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { column < $0.count ? TerminalWidth.of($0[column]) : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.enumerated().map { index, cell in
                index == row.count - 1
                    ? cell : cell + String(repeating: " ", count: widths[index] - TerminalWidth.of(cell))
            }
            return "  " + cells.joined(separator: "  ")
        }
    }
}

extension StoreModelOrigin {
    /// The model in words, such as `Library 2 of Library.xcdatamodeld, the nearest version`.
    var text: String {
        switch self {
        case .version(let model, let name): "\(TerminalText.name(name)) of \(TerminalText.name(model))"
        case .unknown: "not known: the names of columns, not of properties"
        case .cache(let inexact): inexact.isEmpty ? "the copy in the store" : "the copy in the store, not exact"
        case .nearest(let model, let name, _):
            "\(TerminalText.name(name)) of \(TerminalText.name(model)), the nearest version"
        case .merged(let parts):
            parts.map { "\(TerminalText.name($0.name)) of \(TerminalText.name($0.model))" }.joined(separator: " and ")
        }
    }
}

extension MappedProperty {
    /// The rows of the property in a table of text: its name, its type or destination, and its columns. A composite
    /// attribute has a row for each member.
    fileprivate var rows: [[String]] {
        switch storage {
        case .attribute(let attribute): [[name, attribute.type.rawValue, attribute.column]]
        case .composite(let members): members.map { ["\(name).\($0.path)", $0.type.rawValue, $0.column] }
        case .link(let link): [[name, "\(link.isToMany ? "->>" : "->") \(link.destination)", link.storage.text]]
        }
    }
}

extension LinkStorage {
    fileprivate var text: String {
        switch self {
        case .column(let column, let entity): column + (entity.map { ", entity in \($0)" } ?? "")
        case .foreignKey(let table, let column, let order):
            "\(table).\(column)" + (order.map { ", order in \($0)" } ?? "")
        case .join(let table, let here, let there, let order):
            "\(table): \(here) -> \(there)" + (order.map { ", order in \($0)" } ?? "")
        }
    }
}
