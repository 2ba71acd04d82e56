import ModelcSchema

/// The request to show the content of a model.
package struct InspectRequest {
    /// The path of the model; nil to use the project's only model.
    var path: String?
    package var selection = VersionSelection.current
    /// The entity to show; nil for all entities.
    package var entity: String?
    /// Whether to also show the numbers of entities and properties in versions that were not requested.
    package var countsOthers = false

    package init(path: String? = nil) { self.path = path }
}
