/// The plan for migrating stores of every shipped version to a target version (FormatMigrationFacts §10).
package struct MigrationPlan: Hashable, Sendable {
    /// The names of all versions, in version order.
    package var versions: [String]
    /// The name of the target version.
    package var target: String
    /// Key: the name of a version with the same schema as an earlier version. Value: the name of the earlier version.
    /// The stores of the two cannot be distinguished.
    package var sameSchemas: [String: String]
    /// The routes, one for each version before the target, in version order.
    package var routes: [MigrationRoute]
    /// The stages of a staged migration from the first version to the target, in order.
    package var stages: [MigrationStage]
    /// Findings about the bundle as a whole.
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
