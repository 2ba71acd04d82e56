/// The request to update a mapping model.
package struct MappingRefreshRequest {
    var path: String
    /// The folder to search for the models that the mapping model refers to.
    package var modelFolder = "."
    /// Whether the run is a dry run: it writes nothing.
    package var isRehearsal = false
    /// Whether to only check the mapping model. The run fails if Core Data cannot find the mapping model without an
    /// update, and nothing is written.
    package var isCheck = false

    package init(path: String) { self.path = path }
}
