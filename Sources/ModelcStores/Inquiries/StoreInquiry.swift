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
