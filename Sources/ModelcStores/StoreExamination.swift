import ModelcDiagnostics
import ModelcSchema

/// What came of asking a store.
package struct StoreExamination: Sendable {
    /// The answers in the order of the questions; empty where the store cannot be read.
    package var answers: [StoreAnswer]
    package var diagnostics: [Diagnostic]

    package init(answers: [StoreAnswer], diagnostics: [Diagnostic]) {
        self.answers = answers
        self.diagnostics = diagnostics
    }
}
