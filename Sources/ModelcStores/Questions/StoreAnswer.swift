import ModelcPlans

/// The answer of a store to a question.
package struct StoreAnswer: Hashable, Sendable {
    package var question: StoreQuestion
    package var outcome: DataCheckOutcome
    /// The query that counts, for anyone to run; nil if there is none.
    package var sql: String?
    /// A query for some of the rows; nil if the number is sufficient.
    package var sampleSQL: String?
    /// Some of the rows, with their values as texts; five at most.
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
