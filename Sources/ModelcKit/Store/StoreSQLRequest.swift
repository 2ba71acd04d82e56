/// The store, or the model of a new store, to write SQL for.
package struct StoreSQLRequest {
    /// The path of a store or of a model.
    var path: String
    /// The paths of the models of the store; if empty, the store itself and those of the project.
    package var models: [String] = []
    /// The version of a model; nil for the current one.
    package var version: String?
    /// Whether the statements create the tables of a new store; otherwise views.
    package var createsTables = false

    package init(path: String) { self.path = path }
}
