import ModelcDiagnostics
import ModelcSchema

/// The SQL statements for a store, or the reasons why there are none.
package struct StoreSQLOutcome: ModelOutcome {
    /// The statements without semicolons, in their order.
    package var statements: [String]
    package var messages: [Diagnostic]
    package var models: [VersionedModel]
    package var result: RunResult
}
