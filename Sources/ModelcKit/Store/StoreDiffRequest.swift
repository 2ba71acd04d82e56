/// Two stores to compare.
package struct StoreDiffRequest {
    /// The path of the older store.
    var old: String
    /// The path of the newer store.
    var new: String
    /// The paths of the models to search for the versions that wrote the stores. If empty, the copies of the models
    /// in the stores are used; for a store without an exact copy, the models of the project are searched.
    package var models: [String] = []
    /// The name of the attribute by which objects are matched; nil to match them by their primary keys.
    package var key: String?
    /// Whether differences are findings.
    package var failsOnDifferences = false

    package init(old: String, new: String) {
        self.old = old
        self.new = new
    }
}
