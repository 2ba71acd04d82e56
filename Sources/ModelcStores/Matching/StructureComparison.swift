import ModelcBase

/// Compares the tables of a store with the tables that a version of a model requires (FormatStore §5).
enum StructureComparison {
    static func distance(of structure: StoreStructure, to expected: ExpectedStructure) -> StoreStructureDistance {
        var counts: [String: Int] = [:]
        let expectedElements = StructureElements.of(expected)
        for element in expectedElements { counts[element, default: 0] += 1 }
        for element in StructureElements.of(structure, as: expected) { counts[element, default: 0] -= 1 }
        return StoreStructureDistance(
            unexpected: elements(counts) { -$0 }, missing: elements(counts) { $0 },
            expectedCount: expectedElements.count)
    }

    private static func elements(_ counts: [String: Int], _ times: (Int) -> Int) -> [String] {
        counts.flatMap { Array(repeating: $0.key, count: max(0, times($0.value))) }.inByteOrder()
    }
}

/// The elements of a structure as readable texts, for comparison: tables, columns with their types, and join tables
/// with the number of their columns. A text may occur several times.
enum StructureElements {
    /// Returns the elements that a version of a model requires, as texts such as `ZBOOK.ZTITLE VARCHAR`.
    static func of(_ expected: ExpectedStructure) -> [String] {
        expected.tables.flatMap { table in
            ["table \(table.name)"] + table.columns.map { "\(table.name).\($0.baseName) \($0.type)" }
        } + expected.joinTables.map { text(of: $0.owner, $0.columnCount) }
    }

    /// Returns the elements of a store, as texts such as `ZBOOK.ZTITLE VARCHAR`. A name is spelt as in the version if
    /// the version has the element.
    static func of(_ structure: StoreStructure, as expected: ExpectedStructure) -> [String] {
        let names = Dictionary(
            expected.tables.map { ($0.name, Set($0.columns.map(\.baseName))) }, uniquingKeysWith: { $0.union($1) })
        let joins = JoinNames(structure, expected)
        return structure.tables.flatMap { table -> [String] in
            if let join = joins.text(of: table) { return [join] }
            guard table.name.hasPrefix("Z"), !table.name.hasPrefix("Z_") else { return [] }
            let columns = table.columns.filter { !ExpectedTable.systemColumns.contains($0.name) }
            return ["table \(table.name)"]
                + columns.map { column in
                    let name = ColumnSpelling.name(column.name, among: names[table.name] ?? [])
                    return "\(table.name).\(name) \(column.type)"
                }
        }
    }

    fileprivate static func text(of end: ExpectedJoinTable.End, _ columnCount: Int) -> String {
        "join table \(end.entityName).\(end.relationship) with \(columnCount) columns"
    }
}

/// The names of a store's join tables, as a version spells them.
private struct JoinNames {
    private let entityNames: [Int: String]
    /// A join table can be named after either end of the relationship. Key: the alternative end. Value: the end that is
    /// used for the comparison.
    private let owners: [ExpectedJoinTable.End: ExpectedJoinTable.End]

    init(_ structure: StoreStructure, _ expected: ExpectedStructure) {
        entityNames = Dictionary(
            structure.entities.map { ($0.number, $0.name) }, uniquingKeysWith: { first, _ in first })
        owners = Dictionary(
            expected.joinTables.compactMap { table in table.alternative.map { ($0, table.owner) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Returns the text for a join table; nil for any other table.
    func text(of table: StoreTable) -> String? {
        guard table.name.hasPrefix("Z_") else { return nil }
        let rest = table.name.dropFirst(2)
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits) else { return nil }
        let end = ExpectedJoinTable.End(
            entityName: entityNames[number] ?? "entity \(number)", relationship: String(rest.dropFirst(digits.count)))
        return StructureElements.text(of: owners[end] ?? end, table.columns.count)
    }
}

/// Removes the parts of a column's name that cannot be derived from the model (FormatStore §5).
enum ColumnSpelling {
    /// Returns the name as a version of the model spells it; the unchanged name if the version does not have the
    /// column.
    ///
    /// - Parameter expected: the base names of the table's columns.
    static func name(_ name: String, among expected: Set<String>) -> String {
        let spellings = [name, withoutEntityNumber(name)].compactMap { $0 }
        return (spellings + spellings.map(withoutSuffix)).first(where: expected.contains) ?? name
    }

    /// Converts `Z7_COVER` to `Z?_COVER`, and `Z1DOCUMENTS` to `Z?DOCUMENTS`, since entity numbers differ between
    /// stores. Nil for other names.
    private static func withoutEntityNumber(_ name: String) -> String? {
        guard name.hasPrefix("Z") else { return nil }
        let rest = name.dropFirst()
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        return digits.isEmpty ? nil : "Z?" + rest.dropFirst(digits.count)
    }

    /// Converts `ZNOTE1` to `ZNOTE`.
    private static func withoutSuffix(_ name: String) -> String {
        guard let last = name.lastIndex(where: { !($0.isASCII && $0.isNumber) }) else { return name }
        return String(name[...last])
    }
}
