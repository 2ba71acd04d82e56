/// The stores to identify, and the models to compare them with.
package struct IdentifyRequest {
    /// The paths of the stores.
    var stores: [String]
    /// The paths of the models; if empty, those of the project.
    var models: [String] = []

    package init(stores: [String], models: [String] = []) {
        self.stores = stores
        self.models = models
    }
}
