import ModelcPlans
import ModelcSchema

/// A data check that is necessary because of a change of the model.
package struct StoreInquiry: Hashable, Sendable {
    package var check: DataCheck
    package var change: SchemaChange
    /// The check. It uses the names of the older version, which wrote the store.
    package var question: StoreQuestion

    init(_ check: DataCheck, _ change: SchemaChange, _ question: StoreQuestion) {
        self.check = check
        self.change = change
        self.question = question
    }
}
