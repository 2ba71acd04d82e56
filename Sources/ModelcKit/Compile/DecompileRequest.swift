import ModelcLint

/// The compiled model to convert to a source.
package struct DecompileRequest {
    /// The path of a `.momd` bundle, or of a `.mom` or `.cdm` file.
    var path: String
    /// The path of the source: an `.xcdatamodeld` bundle, an `.xcdatamodel` folder, an `.xcmappingmodel` bundle, or the folder
    /// for it; nil for the working folder.
    package var output: String?
    /// The models of a mapping model, as sources or compiled, and folders to search for them.
    package var modelPaths = ["."]
    /// Whether this is a dry run that writes nothing.
    package var isRehearsal = false

    package init(path: String) { self.path = path }
}
