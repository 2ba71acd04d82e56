extension MigrationReport {
    /// The migration from one version to the target. Reports show it as the row of the source version.
    package struct Route: Hashable, Sendable {
        /// The name of the source version.
        package var from: String
        /// The name of the target version.
        package var to: String
        /// The action of Core Data without app code.
        package var coreDataWill: DirectMigration
        /// The names of the versions on the recommended path, including the first and the last. If no migration is
        /// needed, contains only the source version; nil if there is no path.
        package var path: [String]?
        /// The worst class of the recommended path.
        package var migrationClass: MigrationClass
        /// Issues of the route. Issues of its steps are not included.
        package var issues: [Issue]
        /// Whether the settings turn off all findings that explain why there is no path.
        package var isTolerated: Bool

        package init(
            from: String, to: String, coreDataWill: DirectMigration, path: [String]?, migrationClass: MigrationClass,
            issues: [Issue] = [], isTolerated: Bool = false
        ) {
            self.from = from
            self.to = to
            self.coreDataWill = coreDataWill
            self.path = path
            self.migrationClass = migrationClass
            self.issues = issues
            self.isTolerated = isTolerated
        }
    }
}

extension MigrationReport {
    /// A data check: a question about the rows of a store, and the result if a store was given.
    package struct Check: Hashable, Sendable {
        package var check: DataCheck
        /// The code of the finding that the check belongs to; nil if the change has no finding.
        package var code: MigrationFindingCode?
        /// The path of the checked element, such as `Book.author`. The name is that of the newer version; if the newer
        /// version does not contain the element, that of the older version.
        package var modelPath: String
        /// Distinguishes the check from other checks with the same code and path, such as the members of a uniqueness
        /// constraint (`MigrationFinding.detail`).
        package var detail: String?
        /// The question in words, without a question mark, such as `rows of Book without a value of title`.
        package var question: String
        /// The path of the store; nil if no store was given.
        package var store: String?
        /// The result; nil if no store was given.
        package var outcome: DataCheckOutcome?
        /// The SQL query that returns the count; nil if there is none. Without a store, the query uses the tables that
        /// Core Data creates for the version, and the entity numbers of a store that was never migrated.
        package var sql: String?
        /// An SQL query that returns some of the affected rows; nil if the count is sufficient.
        package var sampleSQL: String?
        /// At most five affected rows. Each row is an array of its values as strings.
        package var samples: [[String]]

        package init(
            _ check: DataCheck, code: MigrationFindingCode?, modelPath: String, detail: String? = nil,
            question: String, store: String?, outcome: DataCheckOutcome?, sql: String?, sampleSQL: String? = nil,
            samples: [[String]] = []
        ) {
            self.check = check
            self.code = code
            self.modelPath = modelPath
            self.detail = detail
            self.question = question
            self.store = store
            self.outcome = outcome
            self.sql = sql
            self.sampleSQL = sampleSQL
            self.samples = samples
        }

        /// The number of affected rows; nil if no store was queried.
        package var count: Int? { outcome?.count }

        /// Whether the store has no affected rows, so that the migration does not fail or lose data because of this
        /// check; nil if no store was queried.
        package var isFine: Bool? { count.map { $0 == 0 } }
    }
}

extension MigrationReport {
    /// A mapping model that was made for two versions of the model, or that fits two of them.
    package struct Mapping: Hashable, Sendable {
        /// The bundle's name without extension.
        package var name: String
        /// The bundle's path, as the user would type it.
        package var path: String
        /// The pairs of versions for which Core Data would find the mapping model, in version order.
        package var pairs: [KnownMapping.Pair]
        /// The policy classes that the mapping model calls, without module names.
        package var policyClasses: Set<String> = []

        package init(name: String, path: String, pairs: [KnownMapping.Pair]) {
            self.name = name
            self.path = path
            self.pairs = pairs
        }
    }
}
