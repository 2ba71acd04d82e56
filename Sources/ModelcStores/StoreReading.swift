import ModelcDiagnostics
import ModelcSchema

/// What came of reading a store.
package struct StoreReading: Sendable {
    /// What the store is identified by; nil where it cannot be read.
    package var content: StoreContent?
    /// What is wrong with the store, and what to know about it.
    package var diagnostics: [Diagnostic]

    package init(content: StoreContent?, diagnostics: [Diagnostic]) {
        self.content = content
        self.diagnostics = diagnostics
    }
}
