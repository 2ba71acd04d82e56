extension MigrationReport {
    /// The migration from one version to the target: the row of the matrix for its source version.
    package struct Route: Hashable, Sendable {
        /// The version's name.
        package var from: String
        /// The target's name.
        package var to: String
        /// The behaviour of Core Data without app code.
        package var coreDataWill: DirectMigration
        /// The versions of the recommended path, including both ends; only the source if there is nothing to do, nil
        /// if there is no path.
        package var path: [String]?
        /// The worst class of the recommended path.
        package var migrationClass: MigrationClass
        /// Messages about the route, apart from those of its steps.
        package var issues: [Issue]
        /// Whether the settings turn off all findings that say why there is no path.
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
    /// A data check: a question about the rows of a store, with the answer if a store was given.
    package struct Check: Hashable, Sendable {
        package var check: DataCheck
        /// The finding that the check belongs to; nil if the change has none.
        package var code: MigrationFindingCode?
        /// The element that the check is about, with its name in the step's destination version, or in its source
        /// version if only that one has it.
        package var modelPath: String
        /// Distinguishes the check from other checks of the same finding code (`MigrationFinding.detail`).
        package var detail: String?
        /// The question in words, without a question mark (`rows of Book without a value of title`).
        package var question: String
        /// The store's path; nil if there was none.
        package var store: String?
        /// The result from the store; nil if there was no store to query.
        package var outcome: DataCheckOutcome?
        /// The query that counts; nil if there is none. Without a store, the tables are those that Core Data creates
        /// for the version, and the entity numbers are those of a store that was never migrated.
        package var sql: String?
        /// A query that shows some of the rows; nil if the count is enough.
        package var sampleSQL: String?
        /// Some of the rows, with their values as strings; at most five.
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

        /// The number of rows; nil if no store was queried.
        package var count: Int? { outcome?.count }

        /// Whether no data in the store prevents the migration or is lost; nil if no store was queried.
        package var isFine: Bool? { count.map { $0 == 0 } }
    }
}

extension MigrationReport {
    /// A mapping model that belongs to the model: it was made for two of its versions, or fits two of them.
    package struct Mapping: Hashable, Sendable {
        /// The bundle's name without extension.
        package var name: String
        /// The bundle's path, as the user would type it.
        package var path: String
        /// The pairs of versions for which Core Data would find it, in version order.
        package var pairs: [KnownMapping.Pair]
        /// The policy classes that it calls, without their modules.
        package var policyClasses: Set<String> = []

        package init(name: String, path: String, pairs: [KnownMapping.Pair]) {
            self.name = name
            self.path = path
            self.pairs = pairs
        }
    }
}
