import ModelcSchema

/// A migration from one version directly to another (FormatMigrationFacts §3): changes, class and findings.
package struct MigrationStep: Hashable, Sendable {
    package var difference: ModelDifference
    package var inference: InferenceResult
    package var migrationClass: MigrationClass
    package var flags: Set<MigrationFlag>
    /// The findings, sorted by model path, then code.
    package var findings: [MigrationFinding]

    package init(
        difference: ModelDifference, inference: InferenceResult, migrationClass: MigrationClass,
        flags: Set<MigrationFlag>, findings: [MigrationFinding]
    ) {
        self.difference = difference
        self.inference = inference
        self.migrationClass = migrationClass
        self.flags = flags
        self.findings = findings
    }
}

extension Sequence<MigrationClass> {
    /// The class of several steps together, such as the steps of a path: the one that endangers the data of a store
    /// most.
    package var worst: MigrationClass { self.max { $0.harm < $1.harm } ?? .none }
}
