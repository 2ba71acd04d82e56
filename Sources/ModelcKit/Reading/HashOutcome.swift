import ModelcDiagnostics
import ModelcSchema

/// The version hashes of a model.
package struct HashOutcome: ModelOutcome {
    /// The path of the model.
    package var path: String
    var model: VersionedModel?
    /// The requested versions; empty if the requested entity is in none of them.
    package var versions: [HashedModelVersion]
    /// Messages about the model and its hashes, including failures.
    package var messages: [Diagnostic]
    package var result: RunResult

    package var models: [VersionedModel] { model.map { [$0] } ?? [] }
}
