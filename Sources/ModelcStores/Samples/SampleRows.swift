import ModelcBase
import ModelcSQLite
import ModelcSchema

/// Valid sample objects of a version.
///
/// 1. `SampleLink` finds the pairs of inverses, and `SampleUniqueness` the properties whose values must differ.
/// 2. `SampleCounts` determines the number of objects of each entity, and `SampleKeys` their primary keys.
/// 3. `SampleTable` creates the rows one by one, with values from `AttributeSample` and links from `LinkPattern` and
///    `JoinPattern`. A row is computed from its position alone, so the memory does not depend on the number of rows.
package struct SampleRows: StoreRows {
    fileprivate let store: NewStore
    fileprivate let entities: [EntityDescription]
    fileprivate let links: [SampleLink]
    fileprivate let samples: [String: AttributeSample]
    private let counts: SampleCounts
    fileprivate let keys: SampleKeys
    fileprivate let others: OtherConstraints

    /// - Parameters:
    ///   - count: the wanted number of objects of each entity that is not abstract.
    ///   - others: the uniqueness constraints of other versions, which the objects violate.
    /// - Throws: `unwritable` if a required attribute has no known valid value.
    package init(
        of store: NewStore, count: Int, seed: UInt64, violating others: OtherConstraints = OtherConstraints([])
    ) throws(StoreWritingError) {
        self.store = store
        let model = store.layout.model
        entities = store.structure.entities.compactMap { model.entity(named: $0.name) }
        let samples = try SampleRows.samples(entities, seed, isNeeded: count > 0)
        let links = SampleLink.all(of: entities, in: model)
        let uniqueness = SampleUniqueness(entities, samples, links, in: model)
        self.samples = Dictionary(
            uniqueKeysWithValues: samples.map { ($0, uniqueness.attributes.contains($0) ? $1.unique : $1) })
        self.links = links.map { uniqueness.relationships.contains($0.path) ? $0.unique : $0 }
        counts = SampleCounts(
            count, of: entities, links: self.links, capacities: uniqueness.capacities, in: model)
        keys = SampleKeys(store.map.entities, counts, in: model)
        self.others = others
    }

    /// The relationships because of which an entity has no objects, as `Entity.relationship`. Empty unless the bounds of
    /// several relationships contradict each other.
    package var unmetBounds: [String] { counts.unmet }

    /// The number of objects.
    package var objectCount: Int { counts.byEntity.values.reduce(0, +) }

    /// The number of objects of each entity, by name.
    package var objectCounts: [String: Int] { counts.byEntity }

    private static func samples(
        _ entities: [EntityDescription], _ seed: UInt64, isNeeded: Bool
    ) throws(StoreWritingError) -> [String: AttributeSample] {
        var samples: [String: AttributeSample] = [:]
        guard isNeeded else { return samples }
        var problems: [UnwritableProperty] = []
        for entity in entities {
            for attribute in entity.attributes where !attribute.isTransient && samples[entity, attribute] == nil {
                do throws(SampleProblem) {
                    samples["\(entity.name).\(attribute.name)"] = try AttributeSample(
                        attribute, of: entity.name, seed: seed)
                } catch {
                    problems.append(
                        UnwritableProperty(path: "\(entity.name).\(attribute.name)", reason: error.reason))
                }
            }
        }
        guard problems.isEmpty else { throw .unwritable(problems) }
        return samples
    }

    package var externalFiles: [StoreExternalFile] {
        entities.flatMap { entity in
            entity.attributes.compactMap { attribute in
                let family = keys.family(of: entity.name).count
                return family > 1 ? samples[entity, attribute]?.externalFile : nil
            }
        }
    }

    package var finishingStatements: [String] { DerivedStatements(store.layout, entities).statements }

    package func insert(into sink: StoreRowSink) throws(StoreWritingError) {
        for entity in entities {
            let run = keys.rows(of: entity.name)
            guard run.count > 0 else { continue }
            let table = try SampleTable(entity, self)
            var row = table.emptyRow
            for index in 0..<run.count {
                table.fill(&row, index, run.key(index))
                try sink.insertObject(row, table: table.table)
            }
        }
        for link in links { if case .manyToMany(let other) = link.kind { try write(link, other, to: sink) } }
    }

    /// Inserts the links of a many-to-many relationship into its join table.
    private func write(_ link: SampleLink, _ other: LinkBounds, to sink: StoreRowSink) throws(StoreWritingError) {
        guard let inverse = link.inverse, let inverseOwner = link.inverseOwner,
            let join = try? store.layout.join(of: link.relationship, link.source),
            let table = store.structure.tables.firstIndex(where: { $0.name == join.table })
        else { return }
        let columns = store.structure.tables[table].columns.map(\.name)
        let order = link.isOwnInverse ? nil : (try? store.layout.join(of: inverse, inverseOwner))?.order
        let (here, there) = (columns.firstIndex(of: join.here), columns.firstIndex(of: join.there))
        let places = (join.order.flatMap(columns.firstIndex), order.flatMap(columns.firstIndex))
        guard let here, let there else { return }
        let (lefts, rights) = (keys.family(of: link.source.name), keys.family(of: link.target.name))
        let pattern = JoinPattern(
            lefts: lefts.count, rights: rights.count, left: link.bounds, right: other, isOwnInverse: link.isOwnInverse)
        var row = [SQLiteValue](repeating: .null, count: columns.count)
        try pattern.forEach { left, right, place throws(StoreWritingError) in
            row[here] = .integer(lefts.key(left))
            row[there] = .integer(rights.key(right))
            if let order = places.0 { row[order] = .integer(SampleTable.order(place)) }
            if let order = places.1 { row[order] = .integer(SampleTable.order(left)) }
            try sink.insert(row, table: table)
        }
    }
}

extension SampleRows {
    /// Returns the entity and its ancestors, with the root first.
    fileprivate func lineage(of entity: EntityDescription) -> [EntityDescription] {
        store.layout.model.ancestors(of: entity).reversed() + [entity]
    }
}

extension [String: AttributeSample] {
    fileprivate subscript(entity: EntityDescription, attribute: AttributeDescription) -> AttributeSample? {
        self["\(entity.name).\(attribute.name)"]
    }
}

/// Makes the rows of the objects of one entity.
private struct SampleTable {
    /// The value of a column.
    private struct ValueSlot {
        var column: Int
        var sample: AttributeSample
        /// The first key of the rows with the attribute.
        var first: Int64
        /// Whether the last row has the value of the one before.
        var isRepeated: Bool
    }

    private struct DerivedSlot {
        var column: Int
        var source: Int
        var text: DerivedText
    }

    /// The columns of a relationship, and the pattern by which the targets are chosen.
    private struct LinkSlot {
        var column: Int
        var entityColumn: Int?
        var orderColumn: Int?
        var pattern: LinkPattern
        var sources: SampleKeys.Run
        var targets: SampleKeys.Run
        var numbers: SampleNumbers
    }

    /// The index of the table in `StoreStructure.tables`.
    let table: Int
    let emptyRow: [SQLiteValue]
    private var values: [ValueSlot] = []
    private var derived: [DerivedSlot] = []
    private var links: [LinkSlot] = []
    private let count: Int

    init(_ entity: EntityDescription, _ rows: SampleRows) throws(StoreWritingError) {
        let layout = rows.store.layout
        guard let number = try? layout.number(of: entity), let name = try? layout.table(of: entity).name,
            let table = rows.store.structure.tables.firstIndex(where: { $0.name == name })
        else { throw .failed("there is no table for the entity '\(TerminalText.escaped(entity.name))'") }
        self.table = table
        let columns = rows.store.structure.tables[table].columns.map(\.name)
        count = rows.keys.rows(of: entity.name).count
        var row = [SQLiteValue](repeating: .null, count: columns.count)
        row[1] = .integer(Int64(number))
        row[2] = .integer(1)
        emptyRow = row
        let positions = Dictionary(columns.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let lineage = rows.lineage(of: entity)
        for owner in lineage { addValues(of: owner, lineage.map(\.identifier), rows, positions) }
        for owner in lineage { addDerived(of: owner, rows, positions) }
        for link in rows.links { addLinks(of: link, lineage.map(\.name), rows, positions) }
    }

    /// Sets the values of a row.
    func fill(_ row: inout [SQLiteValue], _ index: Int, _ key: Int64) {
        row[0] = .integer(key)
        for slot in values {
            let isLast = slot.isRepeated && index == count - 1 && index > 0
            row[slot.column] = slot.sample.value(isLast ? index - 1 : index, number: Int(key - slot.first))
        }
        for slot in derived { row[slot.column] = slot.text.value(of: row[slot.source]) }
        for slot in links {
            let source = Int(key - slot.sources.first)
            let target = slot.pattern.target(of: source).map(slot.targets.key)
            row[slot.column] = target.map(SQLiteValue.integer) ?? .null
            if let column = slot.entityColumn {
                row[column] = target.map { .integer(Int64(slot.numbers.number(of: $0))) } ?? .null
            }
            if let column = slot.orderColumn {
                row[column] = target == nil ? .null : .integer(SampleTable.order(source))
            }
        }
    }

    /// Returns the value of an order column for a position. As in Core Data, consecutive values differ by 1,024, so
    /// that an object can be inserted between two others.
    static func order(_ position: Int) -> Int64 { Int64(position + 1) * 1_024 }

    private mutating func addValues(
        of owner: EntityDescription, _ lineage: [String], _ rows: SampleRows, _ positions: [String: Int]
    ) {
        for attribute in owner.attributes {
            guard let sample = rows.samples[owner, attribute],
                let column = try? rows.store.layout.column(of: attribute.name, owner, .attribute).column,
                let position = positions[column]
            else { continue }
            let isRepeated = !sample.isUnique && rows.others.repeats(attribute.identifier, of: lineage)
            let first = rows.keys.family(of: owner.name).first
            values.append(ValueSlot(column: position, sample: sample, first: first, isRepeated: isRepeated))
        }
    }

    private mutating func addDerived(of owner: EntityDescription, _ rows: SampleRows, _ positions: [String: Int]) {
        for attribute in owner.attributes where !attribute.isTransient {
            guard let text = DerivedText(attribute),
                let column = try? rows.store.layout.column(of: attribute.name, owner, .attribute).column,
                let source = try? rows.store.layout.column(of: text.key, owner, .attribute).column,
                let position = positions[column], let sourcePosition = positions[source]
            else { continue }
            derived.append(DerivedSlot(column: position, source: sourcePosition, text: text))
        }
    }

    /// Adds the columns of a link that are in the rows of the entity. The entity can be the source of the link, the
    /// destination of a to-many relationship without an inverse, or the other side of a one-to-one relationship.
    private mutating func addLinks(
        of link: SampleLink, _ lineage: [String], _ rows: SampleRows, _ positions: [String: Int]
    ) {
        let (sources, targets) = (rows.keys.family(of: link.source.name), rows.keys.family(of: link.target.name))
        let isSource = lineage.contains(link.source.name)
        let isTarget = lineage.contains(link.target.name)
        switch link.kind {
        case .toOne:
            if isSource { add(link, LinkPattern(link, .any, sources, targets), rows, positions) }
        case .manyToOne(let bounds):
            if isSource { add(link, LinkPattern(link, bounds, sources, targets), rows, positions) }
        case .oneToOne(let other):
            if isSource { add(link, LinkPattern(link, pairedWith: other, sources, targets), rows, positions) }
            guard isTarget, !link.isOwnInverse, let inverse = link.inverse, let owner = link.inverseOwner else {
                return
            }
            let pattern = LinkPattern(link, pairedWith: other, sources, targets).inverse
            add(inverse.name, owner, pattern, targets, link.source, rows, positions)
        case .toMany:
            guard isTarget,
                let column = try? rows.store.layout.column(of: link.relationship.name, link.source, .origin),
                let position = positions[column.column]
            else { return }
            let spread = LinkPattern.Spread(
                sources: targets.count, targets: sources.count, bounds: link.bounds, isRequired: false)
            links.append(
                LinkSlot(
                    column: position, pattern: .spread(spread), sources: targets, targets: sources,
                    numbers: SampleNumbers([])))
        case .manyToMany: return
        }
    }

    private mutating func add(
        _ link: SampleLink, _ pattern: LinkPattern, _ rows: SampleRows, _ positions: [String: Int]
    ) {
        add(
            link.relationship.name, link.source, pattern, rows.keys.family(of: link.source.name), link.target, rows,
            positions)
    }

    private mutating func add(
        _ name: String, _ owner: EntityDescription, _ pattern: LinkPattern, _ sources: SampleKeys.Run,
        _ target: EntityDescription, _ rows: SampleRows, _ positions: [String: Int]
    ) {
        func position(_ role: ExpectedColumn.Role) -> Int? {
            (try? rows.store.layout.column(of: name, owner, role).column).flatMap { positions[$0] }
        }
        guard let column = position(.destination) else { return }
        let table = ExpectedStructure.tableName(of: target, in: rows.store.layout.model)
        links.append(
            LinkSlot(
                column: column, entityColumn: position(.destinationEntity), orderColumn: position(.order),
                pattern: pattern, sources: sources, targets: rows.keys.family(of: target.name),
                numbers: rows.keys.numbers(in: table)))
    }
}

extension LinkPattern {
    /// Creates the pattern for a to-one column whose targets may have several sources.
    fileprivate init(_ link: SampleLink, _ bounds: LinkBounds, _ sources: SampleKeys.Run, _ targets: SampleKeys.Run) {
        // In a tree, no object is its own ancestor.
        if link.source.name == link.target.name, link.bounds.mayBeEmpty, bounds.mayBeEmpty, bounds.least == 1 {
            self = .tree(children: min(bounds.most, 3))
            return
        }
        self = .spread(
            Spread(
                sources: sources.count, targets: targets.count, bounds: bounds, isRequired: !link.bounds.mayBeEmpty))
    }

    fileprivate init(
        _ link: SampleLink, pairedWith other: LinkBounds, _ sources: SampleKeys.Run, _ targets: SampleKeys.Run
    ) {
        let isOptional = link.bounds.mayBeEmpty && other.mayBeEmpty
        if link.isOwnInverse {
            self = .couples(start: isOptional && sources.count > 2 ? 1 : 0, count: sources.count, isClosed: !isOptional)
        } else if link.source.name == link.target.name {
            self = .chain(step: 1, count: max(sources.count, 1), isRing: !isOptional)
        } else {
            let count = min(sources.count, targets.count)
            self = .pairs(start: isOptional && count > 1 ? 1 : 0, count: count)
        }
    }

    /// The pattern of the inverse column.
    fileprivate var inverse: LinkPattern {
        if case .chain(let step, let count, let isRing) = self {
            return .chain(step: -step, count: count, isRing: isRing)
        }
        return self
    }
}
