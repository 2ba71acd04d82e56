/// The mapping model to show.
package struct MappingShowRequest {
    /// The path of the mapping model.
    var path: String
    /// The folder that contains its models.
    package var modelFolder = "."

    package init(path: String) { self.path = path }
}
