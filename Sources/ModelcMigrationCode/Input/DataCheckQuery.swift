import ModelcSchema

/// A check of a store as it stands in the file of SQL (sqlite-store §8).
package struct DataCheckQuery: Hashable, Sendable {
    /// The version that wrote the store.
    package var from: String
    /// The version that it is to get to.
    package var to: String
    package var check: DataCheck
    /// What the check is about: `Book`, `Book.author`, in the names of the newer version.
    package var modelPath: String
    /// What is asked and what the answer means, as a sentence without final stop.
    package var question: String
    /// The query that counts; nil where there is none, which `gap` explains.
    package var sql: String?
    /// A query that shows some of the rows; nil where the number says it all.
    package var sampleSQL: String?
    /// Why there is no query; a clause.
    package var gap: String?

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
