/// The store to check.
package struct StoreCheckRequest {
    /// The path of the store.
    var store: String
    /// The paths of the models; if empty, those of the project.
    package var models: [String] = []

    package init(store: String) { self.store = store }
}
