import ModelcLint

/// The compiled model to convert to a source.
package struct DecompileRequest {
    /// The path of a `.momd` bundle, or of a `.mom` or `.cdm` file.
    var path: String
    /// The path of the source to create: an `.xcdatamodeld` bundle, an `.xcdatamodel` folder, or an `.xcmappingmodel`
    /// bundle. If it is an existing folder, the source is created in it; nil for the working folder.
    package var output: String?
    /// For a mapping model: the paths of the models that it maps between (sources or compiled models), and of folders
    /// to search for these models.
    package var modelPaths = ["."]
    /// Whether this is a dry run that writes nothing.
    package var isRehearsal = false

    package init(path: String) { self.path = path }
}
