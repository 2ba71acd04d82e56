import ModelcBase
import ModelcSQLite
import ModelcSchema

/// Finds given objects that have equal values although a uniqueness constraint requires different ones. The constraint of an entity is an index of its table: it also
/// holds for the objects of other entities that have the columns.
struct GivenUniqueness {
    private let store: NewStore

    init(_ store: NewStore) { self.store = store }

    func problems(_ entries: GivenEntries) -> [GivenProblem] {
        let entities = store.structure.entities.compactMap { store.layout.model.entity(named: $0.name) }
        return entities.flatMap { entity in
            entity.uniquenessConstraints.flatMap { problems($0.members.map(\.name), entity, entries) }
        }
    }

    private func problems(
        _ members: [String], _ entity: EntityDescription, _ entries: GivenEntries
    ) -> [GivenProblem] {
        let columns = members.compactMap { name in
            (try? store.layout.column(of: name, entity, .attribute).column)
                ?? (try? store.layout.column(of: name, entity, .destination).column)
        }
        guard columns.count == members.count, !columns.isEmpty, let table = try? store.layout.table(of: entity).name
        else { return [] }
        var seen: [[SQLiteValue]: Int] = [:]
        var problems: [GivenProblem] = []
        for (index, entry) in entries.all.enumerated() where store.structure.tables[entry.table].name == table {
            let names = store.structure.tables[entry.table].columns.map(\.name)
            let values = columns.compactMap { column in names.firstIndex(of: column).map { entry.row[$0] } }
            guard !values.contains(.null) else { continue }
            guard let first = seen[values] else {
                seen[values] = index
                continue
            }
            let other = entries.all[first].object.place
            problems.append(
                GivenProblem(
                    place: entry.object.place, path: "\(entity.name).\(members.joined(separator: ","))",
                    message: "the value must be unique, and the object in line \(other.line) has it, too"))
        }
        return problems
    }
}
