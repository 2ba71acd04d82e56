import ModelcSchema

/// The direct migration from one version to another (FormatMigrationFacts §3): changes, class and findings.
package struct MigrationStep: Hashable, Sendable {
    package var difference: ModelDifference
    package var inference: InferenceResult
    package var migrationClass: MigrationClass
    package var flags: Set<MigrationFlag>
    /// Sorted by model path, then code.
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
    /// The class of several steps, such as those of a path: the one that endangers a store most.
    package var worst: MigrationClass { self.max { $0.harm < $1.harm } ?? .none }
}
