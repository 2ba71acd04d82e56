/// How far the tables of a store are from those that a version of the model would have (sqlite-store §5).
package struct StoreStructureDistance: Hashable, Sendable {
    /// What is in the store and not expected, in words (`ZBOOK.ZTITLE VARCHAR`), sorted.
    package var unexpected: [String]
    /// What is expected and not in the store, likewise.
    package var missing: [String]
    /// How many columns and join tables the version has.
    package var expectedCount: Int

    package init(unexpected: [String], missing: [String], expectedCount: Int) {
        self.unexpected = unexpected
        self.missing = missing
        self.expectedCount = expectedCount
    }

    /// How many columns and join tables are in one of the two only; 0 for tables that are alike.
    package var count: Int { unexpected.count + missing.count }
}
