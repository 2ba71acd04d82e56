/// The store to describe.
package struct StoreDescribeRequest {
    /// The path of the store.
    var store: String
    /// The paths of the models; if empty, those of the project.
    package var models: [String] = []
    /// The entity to describe with its descendants; nil for all.
    package var entity: String?

    package init(store: String) { self.store = store }
}
