/// The store to describe.
package struct StoreDescribeRequest {
    /// The path of the store.
    var store: String
    /// The paths of the models in which the model of the store is searched. If empty: first the copy of the model in
    /// the store, then the models of the project.
    package var models: [String] = []
    /// The entity to describe with its descendants; nil for all.
    package var entity: String?

    package init(store: String) { self.store = store }
}
