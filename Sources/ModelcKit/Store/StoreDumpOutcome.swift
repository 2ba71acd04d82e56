import ModelcDiagnostics
import ModelcSchema
import ModelcStores

/// The objects of a store, which are read one after the other when they are written.
package struct StoreDumpOutcome: ModelOutcome {
    /// The entities whose objects are dumped, in the order in which the objects are written.
    package var entities: [MappedEntity]
    package var objects: StoreObjects
    package var messages: [Diagnostic]
    package var models: [VersionedModel]
    package var result: RunResult
}
