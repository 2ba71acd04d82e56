/// A data check as SQL that anyone can run.
package struct StoreQuery: Hashable, Sendable {
    var question: StoreQuestion
    /// The query for the number of rows.
    package var count: String
    /// The query for some of the rows; nil if the number is sufficient.
    package var sample: String?

    /// The query for a store that Core Data has made for a version and never migrated; nil if the version has no such
    /// rows. A migrated store may number its entities differently (FormatStore §2.2).
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
