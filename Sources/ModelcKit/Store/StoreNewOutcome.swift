import ModelcDiagnostics
import ModelcSchema
import ModelcStores

/// A store that was written, or the reasons why not.
package struct StoreNewOutcome: ModelOutcome {
    /// The path of the store, as the user typed it.
    package var path: String
    /// The name of the version that the store is written for.
    package var version: String
    /// The number of objects of each entity that is not abstract, in the order of the entity numbers in the store.
    package var objectCounts: [(entity: String, count: Int)] = []
    /// The action on the file; nil if it was not written because of errors.
    package var action: PlannedFile.Action?
    package var messages: [Diagnostic]
    package var models: [VersionedModel]
    package var result: RunResult

    package var hasWritten: Bool { action?.writes ?? false }
}
