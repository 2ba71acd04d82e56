/// The store to check.
package struct StoreCheckRequest {
    /// The path of the store.
    var store: String
    /// The paths of the models in which the model of the store is searched. If empty: first the copy of the model in
    /// the store, then the models of the project.
    package var models: [String] = []

    package init(store: String) { self.store = store }
}
