/// What the direct way from one version to another means (migration §3): changes, class, and everything to be said.
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
