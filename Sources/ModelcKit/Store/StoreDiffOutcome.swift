import ModelcDiagnostics
import ModelcSchema
import ModelcStores

/// The objects in which two stores differ.
package struct StoreDiffOutcome: ModelOutcome {
    package var changes: [StoreObjectChange]
    package var messages: [Diagnostic]
    package var models: [VersionedModel]
    package var result: RunResult
}
