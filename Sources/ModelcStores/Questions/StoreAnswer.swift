import ModelcPlans

/// The result of a data check on a store.
package struct StoreAnswer: Hashable, Sendable {
    package var question: StoreQuestion
    package var outcome: DataCheckOutcome
    /// The query for the number of rows, which users can also run with other tools; nil if there is none.
    package var sql: String?
    /// The query for some of the rows; nil if their number is sufficient.
    package var sampleSQL: String?
    /// Up to five of the rows, with their values as texts.
    package var samples: [[String]]

    init(
        _ question: StoreQuestion, _ outcome: DataCheckOutcome, sql: String? = nil, sampleSQL: String? = nil,
        samples: [[String]] = []
    ) {
        self.question = question
        self.outcome = outcome
        self.sql = sql
        self.sampleSQL = sampleSQL
        self.samples = samples
    }
}
