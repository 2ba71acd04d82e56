/// The way from one shipped version to the target (migration §10.2).
package struct MigrationRoute: Hashable, Sendable {
    /// The version's name.
    package var from: String
    /// The version's name.
    package var to: String
    /// What Core Data does by itself.
    package var coreDataWill: DirectMigration
    /// What the two ends differ in.
    package var direct: MigrationStep
    /// The recommended path; empty where nothing is to be done, nil where there is none.
    package var path: [MigrationHop]?
    /// The step of an iterative migration that stops it; nil where none does.
    package var obstacle: MigrationHop?
    /// What is to be said about the route itself, besides the findings of its steps.
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
        return path.map(\.migrationClass).max() ?? .none
    }
}
