/// The migration from one shipped version to the target (FormatMigrationFacts §10.2).
package struct MigrationRoute: Hashable, Sendable {
    /// The version's name.
    package var from: String
    /// The version's name.
    package var to: String
    /// The behaviour of Core Data without app code.
    package var coreDataWill: DirectMigration
    /// The differences between the source and the target.
    package var direct: MigrationStep
    /// The recommended path; empty if there is nothing to do, nil if there is no path.
    package var path: [MigrationHop]?
    /// The step at which an iterative migration fails; nil if none does.
    package var obstacle: MigrationHop?
    /// Messages about the route, apart from the findings of its steps.
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
