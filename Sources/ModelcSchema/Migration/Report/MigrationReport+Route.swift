extension MigrationReport {
    /// The way from one version to the target. The row of the matrix for its source version.
    package struct Route: Hashable, Sendable {
        /// The version's name.
        package var from: String
        /// The target's name.
        package var to: String
        /// What Core Data does by itself.
        package var coreDataWill: DirectMigration
        /// The versions of the recommended path with both ends; the source alone where nothing is to be done, nil where
        /// there is no way.
        package var path: [String]?
        /// The worst class of the recommended path.
        package var migrationClass: MigrationClass
        /// What is to be said about the route besides its steps.
        package var issues: [Issue]

        package init(
            from: String, to: String, coreDataWill: DirectMigration, path: [String]?, migrationClass: MigrationClass,
            issues: [Issue] = []
        ) {
            self.from = from
            self.to = to
            self.coreDataWill = coreDataWill
            self.path = path
            self.migrationClass = migrationClass
            self.issues = issues
        }

        /// Whether the recommended path is not what Core Data does by itself.
        package var isDetour: Bool { (path?.count ?? 0) > 2 }
    }
}
