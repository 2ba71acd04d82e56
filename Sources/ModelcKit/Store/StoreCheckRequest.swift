/// The store to check.
package struct StoreCheckRequest {
    /// The path of the store.
    var store: String
    /// The paths of the models to search for the version that wrote the store. If empty, the copy of the model in the
    /// store is used; if there is no exact copy, the models of the project are searched.
    package var models: [String] = []

    package init(store: String) { self.store = store }
}
