import ModelcBase
import ModelcSQLite
import ModelcSchema

/// The rows of given objects, after all objects were checked against the version.
///
/// 1. `GivenEntries` finds the entity and the key of each object.
/// 2. `GivenValues` converts and checks the values of attributes, with `GivenAttribute`.
/// 3. `GivenLinks` resolves the links, completes inverses, and checks the numbers of links.
/// 4. `GivenUniqueness` finds equal values that must be unique.
package struct GivenRows: StoreRows {
    /// The problems of all objects. If there is a problem, nothing is written to the store.
    package struct Problems: Error {
        package var all: [GivenProblem]
    }

    package let externalFiles: [StoreExternalFile]
    package let finishingStatements: [String]
    package let objectCounts: [String: Int]
    private let entries: [GivenEntries.Entry]
    private let links: [(table: Int, row: [SQLiteValue])]

    package init(_ objects: [GivenObject], of store: NewStore) throws(Problems) {
        var entries = GivenEntries(objects, of: store)
        var values = GivenValues(store)
        values.fill(&entries)
        var links = GivenLinks(entries, of: store)
        links.fill(&entries)
        let problems =
            entries.problems + values.problems + links.problems
            + (links.problems.isEmpty ? GivenUniqueness(store).problems(entries) : [])
        guard problems.isEmpty else { throw Problems(all: problems.inPlaceOrder()) }
        self.entries = entries.all.sorted { ($0.table, $0.key) < ($1.table, $1.key) }
        self.links = links.rows
        externalFiles = values.externalFiles
        let entities = store.structure.entities.compactMap { store.layout.model.entity(named: $0.name) }
        finishingStatements = DerivedStatements(store.layout, entities).statements
        objectCounts = Dictionary(entries.all.map { ($0.entity.name, 1) }, uniquingKeysWith: +)
    }

    package func insert(into sink: StoreRowSink) throws(StoreWritingError) {
        for entry in entries { try sink.insertObject(entry.row, table: entry.table) }
        for link in links { try sink.insert(link.row, table: link.table) }
    }
}

extension [GivenProblem] {
    /// Sorts by file and line; problems of one object stay in their order.
    fileprivate func inPlaceOrder() -> [GivenProblem] {
        enumerated().sorted { left, right in
            let (first, second) = (left.element.place, right.element.place)
            if first.file != second.file { return first.file.isBefore(second.file) }
            return (first.line, left.offset) < (second.line, right.offset)
        }.map(\.element)
    }
}
