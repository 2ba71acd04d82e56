/// The request to show a file as text.
package struct TextConversionRequest {
    /// The path of git's temporary file. Its name and folder are not those of the model.
    var path: String
    /// The content of standard input. It is used instead of the file; nil to read the file.
    package var input: [UInt8]?

    package init(path: String) { self.path = path }
}
