/// The SQL of a data check, which users can also run with other tools.
package struct StoreQuery: Hashable, Sendable {
    var question: StoreQuestion
    /// The query for the number of rows that the data check finds.
    package var count: String
    /// The query for some of the rows; nil if their number is sufficient.
    package var sample: String?

    /// Creates the query for a store that Core Data created with a version and never migrated. Nil if the version has
    /// no such rows. In a migrated store, entity numbers may differ (FormatStore §2.2).
    ///
    /// - Parameter version: the version that writes the store.
    package init?(_ question: StoreQuestion, version: NewStore) {
        do throws(StoreLayout.Gap) {
            let query = try QuestionSQL(question, version.layout)
            self.question = question
            count = query.count
            sample = query.sample
        } catch {
            return nil
        }
    }
}
