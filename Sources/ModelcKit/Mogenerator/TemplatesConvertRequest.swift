/// The request to convert the templates of mogenerator in a folder.
package struct TemplatesConvertRequest {
    /// The folder with `.motemplate` files.
    package var folder: String
    /// The folder for the converted templates.
    package var output: String
    /// The release that the templates were written for; nil for the newest.
    package var release: String?
    /// Whether existing files are replaced.
    package var replaces = false

    /// Whether nothing is written.
    package var isRehearsal = false

    package init(folder: String, output: String) {
        self.folder = folder
        self.output = output
    }
}
