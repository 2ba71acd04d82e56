/// The migration from one shipped version to the target (FormatMigrationFacts §10.2).
package struct MigrationRoute: Hashable, Sendable {
    /// The name of the source version.
    package var from: String
    /// The name of the target version.
    package var to: String
    /// The action of Core Data without app code.
    package var coreDataWill: DirectMigration
    /// The differences between the source and the target.
    package var direct: MigrationStep
    /// The direct migrations of the recommended path; empty if no migration is needed, nil if there is no path.
    package var path: [MigrationHop]?
    /// The step between two versions at which an iterative migration fails; nil if no step fails.
    package var obstacle: MigrationHop?
    /// Findings about the route. Findings about its steps are not included.
    package var findings: [MigrationFinding]

    package init(
        from: String, to: String, coreDataWill: DirectMigration, direct: MigrationStep, path: [MigrationHop]?,
        obstacle: MigrationHop? = nil, findings: [MigrationFinding]
    ) {
        self.from = from
        self.to = to
        self.coreDataWill = coreDataWill
        self.direct = direct
        self.path = path
        self.obstacle = obstacle
        self.findings = findings
    }

    /// The worst class of the recommended path.
    package var migrationClass: MigrationClass {
        guard let path else { return .blocked }
        return path.map(\.migrationClass).worst
    }
}
