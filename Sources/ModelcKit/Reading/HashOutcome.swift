import ModelcDiagnostics
import ModelcSchema

/// The version hashes of a model.
package struct HashOutcome: ModelOutcome {
    /// The path of the model.
    package var path: String
    var model: VersionedModel?
    /// The versions with their hashes; empty if no version has the requested entity.
    package var versions: [HashedModelVersion]
    /// Messages about the model and its hashes, including errors.
    package var messages: [Diagnostic]
    package var result: RunResult

    package var models: [VersionedModel] { model.map { [$0] } ?? [] }
}
