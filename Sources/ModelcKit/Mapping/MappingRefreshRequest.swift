/// The mapping model to update.
package struct MappingRefreshRequest {
    /// The path of the mapping model.
    var path: String
    /// The folder that contains its models.
    package var modelFolder = "."
    /// Whether the run is a dry run: it writes nothing.
    package var isRehearsal = false
    /// Whether the run fails if Core Data does not find the mapping model without a refresh. Nothing is written.
    package var isCheck = false

    package init(path: String) { self.path = path }
}
