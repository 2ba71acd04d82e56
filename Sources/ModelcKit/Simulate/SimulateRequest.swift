/// The deletion to simulate.
package struct SimulateRequest {
    /// The path of the model; nil for the project's only model.
    package var path: String?
    /// The version to use instead of the current one.
    package var version: String?
    /// The entity of the object to delete.
    var entity: String

    package init(path: String? = nil, entity: String) {
        self.path = path
        self.entity = entity
    }
}
