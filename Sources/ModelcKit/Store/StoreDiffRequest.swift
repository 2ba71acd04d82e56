/// Two stores to compare.
package struct StoreDiffRequest {
    /// The path of the older store.
    var old: String
    /// The path of the newer store.
    var new: String
    /// The paths of the models; if empty, the stores themselves and those of the project.
    package var models: [String] = []
    /// The attribute by which objects are matched; nil for primary keys.
    package var key: String?
    /// Whether differences are findings.
    package var failsOnDifferences = false

    package init(old: String, new: String) {
        self.old = old
        self.new = new
    }
}
