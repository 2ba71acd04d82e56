/// The request to simulate a deletion.
package struct SimulateRequest {
    /// The path of the model; nil to use the project's only model.
    package var path: String?
    /// The version whose delete rules are used; nil for the current version.
    package var version: String?
    /// The name of the entity whose object is deleted.
    var entity: String

    package init(path: String? = nil, entity: String) {
        self.path = path
        self.entity = entity
    }
}
