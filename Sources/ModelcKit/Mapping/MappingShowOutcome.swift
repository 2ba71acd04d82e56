import ModelcBase
import ModelcDiagnostics
import ModelcPlans

/// The content of a mapping model.
package struct MappingShowOutcome: RunOutcome {
    /// The name of the bundle.
    package var name: String
    package var mapping: MappingModel
    /// Whether the embedded source model is up to date.
    package var source: CopyFreshness
    /// Whether the embedded destination model is up to date.
    package var destination: CopyFreshness
    /// Messages about the mapping model and its models.
    package var messages: [Diagnostic]
    package var result: RunResult

    /// Always empty, because the messages do not refer to positions in files.
    package var sources: [String: SourceText] { [:] }
}
