/// How stores of every shipped version are migrated to one version (FormatMigrationFacts §10).
package struct MigrationPlan: Hashable, Sendable {
    /// The names of all versions, in their order.
    package var versions: [String]
    /// The target version.
    package var target: String
    /// Versions with the same schema as an earlier one, by name: their stores cannot be distinguished.
    package var sameSchemas: [String: String]
    /// One for each version before the target, in version order.
    package var routes: [MigrationRoute]
    /// The stages of a staged migration from the first version to the target, in order.
    package var stages: [MigrationStage]
    /// Messages about the bundle as a whole.
    package var findings: [MigrationFinding]

    package init(
        versions: [String], target: String, sameSchemas: [String: String], routes: [MigrationRoute],
        stages: [MigrationStage], findings: [MigrationFinding]
    ) {
        self.versions = versions
        self.target = target
        self.sameSchemas = sameSchemas
        self.routes = routes
        self.stages = stages
        self.findings = findings
    }
}
