import ModelcSchema

/// The model to show, and how much of it.
package struct InspectRequest {
    /// The path of the model; nil for the project's only model.
    var path: String?
    package var selection = VersionSelection.current
    /// The entity to show; nil for all entities.
    package var entity: String?
    /// Whether the counts of versions that were not requested are also shown.
    package var countsOthers = false

    package init(path: String? = nil) { self.path = path }
}
