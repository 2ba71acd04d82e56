import ModelcSchema

/// Compares the tables of a store with those that a version of a model would have (sqlite-store §5).
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
        counts.flatMap { Array(repeating: $0.key, count: max(0, times($0.value))) }.sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
    }
}
