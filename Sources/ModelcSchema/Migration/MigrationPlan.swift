/// How stores of every shipped version get to one version (migration §10).
package struct MigrationPlan: Hashable, Sendable {
    /// All versions in their order, by name.
    package var versions: [String]
    /// The version to get to.
    package var target: String
    /// Versions with the same schema as an earlier one: stores cannot tell them apart.
    package var sameSchemas: [String: String]
    /// One for each version before the target, in version order.
    package var routes: [MigrationRoute]
    /// The stages of a staged migration from the first version to the target, in order.
    package var stages: [MigrationStage]
    /// What is to be said about the bundle as a whole.
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

    /// The worst class of all recommended paths; `none` where there is nothing to migrate.
    package var worstClass: MigrationClass { routes.map(\.migrationClass).max() ?? .none }
}
