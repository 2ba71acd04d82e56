/// The store, or the model of a new store, to write SQL for.
package struct StoreSQLRequest {
    /// The path of a store or of a model.
    var path: String
    /// If `path` is a store: the paths of the models in which its model is searched. If empty: first the copy of the
    /// model in the store, then the models of the project.
    package var models: [String] = []
    /// The version of a model; nil for the current one.
    package var version: String?
    /// Whether the statements create the tables of a new store; otherwise views.
    package var createsTables = false

    package init(path: String) { self.path = path }
}
