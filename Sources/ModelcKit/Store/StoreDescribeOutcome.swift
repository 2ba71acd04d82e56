import ModelcDiagnostics
import ModelcSchema
import ModelcStores

/// The tables and columns of a store, by the names of entities and properties in its model.
package struct StoreDescribeOutcome: ModelOutcome {
    /// The path of the store, as the user typed it.
    package var path: String
    package var origin: StoreModelOrigin
    /// The requested entities, in the order of their entity numbers in the store (`Z_ENT`).
    package var entities: [MappedEntity]
    package var description: StoreDescription
    package var messages: [Diagnostic]
    package var models: [VersionedModel]
    package var result: RunResult
}
