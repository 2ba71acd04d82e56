import ModelcSchema

/// The model whose version hashes are requested.
package struct HashRequest {
    /// The path of the model; nil for the project's only model.
    var path: String?
    package var selection = VersionSelection.current
    /// The entity to show; nil for all entities.
    package var entity: String?

    package init(path: String? = nil) { self.path = path }
}
