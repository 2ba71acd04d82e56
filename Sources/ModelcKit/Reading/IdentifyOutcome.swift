import ModelcDiagnostics
import ModelcSchema

/// The versions that wrote the stores.
package struct IdentifyOutcome: ModelOutcome {
    /// The stores, in the order of the request; empty if no model could be read.
    package var stores: [IdentifiedStore]
    /// Whether there are several models. If so, a version is shown together with its model.
    package var hasSeveralModels: Bool
    /// Messages about the models and stores, including errors.
    package var messages: [Diagnostic]
    /// The models that were read, for source lines in diagnostics.
    package var models: [VersionedModel]
    package var result: RunResult
}
