import ModelcDiagnostics
import ModelcSchema

/// The versions that wrote the stores.
package struct IdentifyOutcome: ModelOutcome {
    /// The stores, in the order of the request; empty if no model could be read.
    package var stores: [IdentifiedStore]
    /// Whether there are several models, so that a version name alone is ambiguous.
    package var hasSeveralModels: Bool
    /// Messages about models and stores, including failures.
    package var messages: [Diagnostic]
    /// The models that were found; excerpts are taken from their files.
    package var models: [VersionedModel]
    package var result: RunResult
}
