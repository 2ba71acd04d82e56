import ModelcPlans

/// A data check in the form in which it is written to the SQL file (FormatStore §8).
package struct DataCheckQuery: Hashable, Sendable {
    /// The name of the version with which the store was written.
    var from: String
    /// The name of the target version.
    var to: String
    var check: DataCheck
    /// The element that is checked, such as `Book` or `Book.author`, with the names of the newer version.
    var modelPath: String
    /// The question and the meaning of the result, as a sentence without a final period.
    var question: String
    /// The query that returns a count; nil if there is none. `gap` explains why.
    var sql: String?
    /// A query that returns some of the affected rows; nil if the count is sufficient.
    var sampleSQL: String?
    /// The reason why there is no query, as a clause; nil if there is one.
    var gap: String?

    package init(
        from: String, to: String, check: DataCheck, modelPath: String, question: String, sql: String?,
        sampleSQL: String? = nil, gap: String? = nil
    ) {
        self.from = from
        self.to = to
        self.check = check
        self.modelPath = modelPath
        self.question = question
        self.sql = sql
        self.sampleSQL = sampleSQL
        self.gap = gap
    }
}
