/// The request to identify the versions that wrote stores.
package struct IdentifyRequest {
    /// The paths of the stores.
    var stores: [String]
    /// The paths of the models; if empty, the models of the project.
    var models: [String] = []

    package init(stores: [String], models: [String] = []) {
        self.stores = stores
        self.models = models
    }
}
