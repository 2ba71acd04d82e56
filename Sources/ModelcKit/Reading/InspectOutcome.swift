import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// The content of a model.
package struct InspectOutcome: ModelOutcome {
    /// The path of the model.
    package var path: String
    package var reading: ModelReading
    /// Whether the requested entity exists. Also true if no entity was requested.
    package var isEntityKnown: Bool
    /// The errors from reading the input.
    var ledger: RunLedger

    /// Messages about the model, including errors.
    package var messages: [Diagnostic] { ledger.messages(besides: reading.diagnostics) }
    package var models: [VersionedModel] { reading.model.map { [$0] } ?? [] }
    package var result: RunResult { ledger.result(hasFindings: false) }
}
