import ModelcDiagnostics
import ModelcSchema

/// SQL for a store.
package struct StoreSQLOutcome: ModelOutcome {
    /// The statements without semicolons, in their order.
    package var statements: [String]
    package var messages: [Diagnostic]
    package var models: [VersionedModel]
    package var result: RunResult
}
