/// The mapping model to show.
package struct MappingShowRequest {
    var path: String
    /// The folder to search for the models that the mapping model refers to.
    package var modelFolder = "."

    package init(path: String) { self.path = path }
}
