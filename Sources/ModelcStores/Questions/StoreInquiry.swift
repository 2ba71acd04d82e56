import ModelcPlans
import ModelcSchema

/// A question to a store that a change of the model raises.
package struct StoreInquiry: Hashable, Sendable {
    package var check: DataCheck
    package var change: SchemaChange
    /// In the names of the older version, which wrote the store.
    package var question: StoreQuestion

    package init(_ check: DataCheck, _ change: SchemaChange, _ question: StoreQuestion) {
        self.check = check
        self.change = change
        self.question = question
    }
}

/// A question to a store as SQL that anyone can run.
package struct StoreQuery: Hashable, Sendable {
    package var question: StoreQuestion
    /// Counts.
    package var count: String
    /// Shows some of the rows; nil where the number says it all.
    package var sample: String?

    /// The query for a store that Core Data has made for a version and never migrated; nil where the version has no such
    /// rows. A store that was migrated may number its entities otherwise (FormatStore §2.2).
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
