/// The file to show.
package struct TextConversionRequest {
    /// A temporary file of git, with neither the name nor the folder of the model.
    var path: String
    /// The content of standard input, read in place of the file.
    package var input: [UInt8]?

    package init(path: String) { self.path = path }
}
