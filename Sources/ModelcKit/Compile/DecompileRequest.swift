import ModelcLint

/// The compiled model to convert to a source.
package struct DecompileRequest {
    /// The path of a `.momd` bundle, or of a `.mom` or `.cdm` file.
    var path: String
    /// The path of the source: an `.xcdatamodeld` bundle, an `.xcdatamodel` folder, an `.xcmappingmodel` bundle, or an
    /// existing folder to create it in; nil for the working folder.
    package var output: String?
    /// The paths of the models that a mapping model maps between, as sources or compiled, and of folders to search for
    /// them.
    package var modelPaths = ["."]
    /// Whether this is a dry run that writes nothing.
    package var isRehearsal = false

    package init(path: String) { self.path = path }
}
