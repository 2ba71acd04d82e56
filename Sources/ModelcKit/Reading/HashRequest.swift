import ModelcSchema

/// The request to compute the version hashes of a model.
package struct HashRequest {
    /// The path of the model; nil to use the project's only model.
    var path: String?
    package var selection = VersionSelection.current
    /// The entity to show; nil for all entities.
    package var entity: String?

    package init(path: String? = nil) { self.path = path }
}
