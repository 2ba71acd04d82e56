import ModelcPlans

/// A data check of a store as it is written to the SQL file (FormatStore §8).
package struct DataCheckQuery: Hashable, Sendable {
    /// The version that wrote the store.
    var from: String
    /// The target version.
    var to: String
    var check: DataCheck
    /// The subject of the check: `Book`, `Book.author`, with names of the newer version.
    var modelPath: String
    /// The question and the meaning of the result, as a sentence without a final period.
    var question: String
    /// The query that counts; nil if there is none, as explained in `gap`.
    var sql: String?
    /// A query that shows some of the rows; nil if the count is enough.
    var sampleSQL: String?
    /// Why there is no query; a clause.
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
