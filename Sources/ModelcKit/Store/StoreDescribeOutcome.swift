import ModelcDiagnostics
import ModelcSchema
import ModelcStores

/// The tables of a store in the names of its model.
package struct StoreDescribeOutcome: ModelOutcome {
    /// The path of the store, as the user typed it.
    package var path: String
    package var origin: StoreModelOrigin
    /// The requested entities, by number.
    package var entities: [MappedEntity]
    package var description: StoreDescription
    package var messages: [Diagnostic]
    package var models: [VersionedModel]
    package var result: RunResult
}
