import ModelcBase
import ModelcSQLite
import ModelcSchema

/// Converts the attributes of given objects.
struct GivenValues {
    private struct Slot {
        var attribute: GivenAttribute
        var path: String
        var column: Int
    }

    private struct Layout {
        var slots: [Slot] = []
        var derived: [(column: Int, source: Int, text: DerivedText)] = []
        /// The names of all stored properties.
        var names: Set<String> = []
    }

    private let store: NewStore
    private var layouts: [String: Layout] = [:]
    private(set) var problems: [GivenProblem] = []
    private(set) var externalFiles: [StoreExternalFile] = []

    init(_ store: NewStore) { self.store = store }

    mutating func fill(_ entries: inout GivenEntries) {
        for index in entries.all.indices { fill(&entries.all[index]) }
    }

    private mutating func fill(_ entry: inout GivenEntries.Entry) {
        let layout = layout(of: entry.entity, entry.table)
        let given = Dictionary(entry.object.values.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        // A table has the columns of several entities.
        for member in entry.object.values
        where !layout.names.contains(member.key) && !(entry.object.isOfTable && member.value == .null) {
            let near = SpellingSuggestion.nearest(to: member.key, among: layout.names)
            add(
                entry, "\(entry.entity.name).\(member.key)",
                "there is no such stored property" + (near.map { "; did you mean '\($0)'?" } ?? ""))
        }
        for slot in layout.slots {
            do throws(GivenAttribute.Problem) {
                entry.row[slot.column] = stored(try value(slot, given, entry), slot, entry)
            } catch {
                add(entry, slot.path, error.reason)
                continue
            }
            let description = slot.attribute.description
            if case .null = entry.row[slot.column], !description.isOptional, !description.isDerived {
                add(entry, slot.path, "a value is required")
            }
        }
        for (column, source, text) in layout.derived {
            if case .null = entry.row[column] { entry.row[column] = text.value(of: entry.row[source]) }
        }
    }

    /// An empty cell of a table is no value; the model's default, if a value is required.
    private func value(
        _ slot: Slot, _ given: [String: ReadJSON], _ entry: GivenEntries.Entry
    ) throws(GivenAttribute.Problem) -> SQLiteValue {
        let description = slot.attribute.description
        guard let value = given[description.name],
            value != .null || !entry.object.isOfTable || description.isOptional
        else { return try slot.attribute.defaultValue() }
        return try slot.attribute.value(value)
    }

    private mutating func add(_ entry: GivenEntries.Entry, _ path: String, _ reason: String) {
        problems.append(GivenProblem(place: entry.object.place, path: path, message: reason))
    }

    /// Returns the value as the column contains it. For external storage, a first byte is added; data larger than 100
    /// KB is added to `externalFiles`, and the column contains the name of its file.
    private mutating func stored(_ value: SQLiteValue, _ slot: Slot, _ entry: GivenEntries.Entry) -> SQLiteValue {
        guard slot.attribute.description.allowsExternalStorage, case .blob(let bytes) = value else { return value }
        guard bytes.count > GivenAttribute.externalSize else { return .blob([1] + bytes) }
        let random = StableRandom(seed: UInt64(bitPattern: entry.key), slot.path)
        let file = StoreExternalFile(name: UUIDText.text(of: random.uuid(bytes.count)), bytes: bytes)
        externalFiles.append(file)
        return .blob([2] + Array(file.name.utf8) + [0])
    }

    private mutating func layout(of entity: EntityDescription, _ table: Int) -> Layout {
        if let known = layouts[entity.name] { return known }
        let columns = store.structure.tables[table].columns.map(\.name)
        let positions = Dictionary(columns.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let model = store.layout.model
        var layout = Layout()
        func position(_ name: String, _ owner: EntityDescription) -> Int? {
            (try? store.layout.column(of: name, owner, .attribute).column).flatMap { positions[$0] }
        }
        for owner in model.ancestors(of: entity).reversed() + [entity] {
            layout.names.formUnion(owner.relationships.filter(ColumnNaming.isStored).map(\.name))
            for attribute in owner.attributes where !attribute.isTransient {
                guard let column = position(attribute.name, owner) else { continue }
                layout.names.insert(attribute.name)
                layout.slots.append(
                    Slot(
                        attribute: GivenAttribute(attribute), path: "\(owner.name).\(attribute.name)", column: column))
                if let text = DerivedText(attribute), let source = position(text.key, owner) {
                    layout.derived.append((column, source, text))
                }
            }
        }
        layouts[entity.name] = layout
        return layout
    }
}
