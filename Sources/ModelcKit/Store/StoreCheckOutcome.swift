import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// The objects of a store that break a rule of its model.
package struct StoreCheckOutcome: ModelOutcome {
    /// A finding for each rule that is broken, in the order of entities.
    package var findings: [Diagnostic]
    package var messages: [Diagnostic]
    package var models: [VersionedModel]
    package var result: RunResult
}
