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
        /// Messages about the route besides its steps.
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
    }
}

extension MigrationReport {
    /// A question that a step raises about the rows of a store, with the answer where a store was given.
    package struct Check: Hashable, Sendable {
        package var check: DataCheck
        /// The finding that the question belongs to; nil where the change has none.
        package var code: MigrationFindingCode?
        /// What the question is about, in the names of the version that the step leads to, or of the other one where only
        /// that has it.
        package var modelPath: String
        /// What tells it from other questions of its finding's kind (`MigrationFinding.detail`).
        package var detail: String?
        /// The question in words, without question mark (`rows of Book without a value of title`).
        package var question: String
        /// The store's path; nil where there was none.
        package var store: String?
        /// What the store answers; nil where there was none to ask.
        package var outcome: DataCheckOutcome?
        /// The query that counts; nil if there is none. Without a store the tables are those that Core Data makes for the
        /// version, and the numbers of entities those of a store that was never migrated.
        package var sql: String?
        /// A query that shows some of the rows; nil where the number says it all.
        package var sampleSQL: String?
        /// Some of the rows, their values as texts; five at most.
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

        /// How many rows there are; nil where nobody could be asked.
        package var count: Int? { outcome?.count }

        /// Whether the store has nothing that stands in the way or is lost; nil where nobody could be asked.
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
        /// The pairs of versions that Core Data would find it for, in version order.
        package var pairs: [KnownMapping.Pair]

        package init(name: String, path: String, pairs: [KnownMapping.Pair]) {
            self.name = name
            self.path = path
            self.pairs = pairs
        }
    }
}
