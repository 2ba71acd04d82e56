/// The answer of a store to a question.
package struct StoreAnswer: Hashable, Sendable {
    package enum Outcome: Hashable, Sendable {
        /// How many rows there are.
        case count(Int)
        /// Why the store cannot be asked; a clause (`there is no table 'ZBOOK'`).
        case unanswerable(reason: String)
    }

    package var question: StoreQuestion
    package var outcome: Outcome
    /// The query that counts, for anyone to run; nil where there is none.
    package var sql: String?
    /// A query that shows some of the rows; nil where the number says it all.
    package var sampleSQL: String?
    /// Some of the rows, their values as texts; five at most.
    package var samples: [[String]]

    package init(
        _ question: StoreQuestion, _ outcome: Outcome, sql: String? = nil, sampleSQL: String? = nil,
        samples: [[String]] = []
    ) {
        self.question = question
        self.outcome = outcome
        self.sql = sql
        self.sampleSQL = sampleSQL
        self.samples = samples
    }

    /// How many rows there are; nil where the store cannot be asked.
    package var count: Int? {
        switch outcome {
        case .count(let count): count
        case .unanswerable: nil
        }
    }
}
