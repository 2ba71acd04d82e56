/// The request of mogenerator's command line. Its defaults are those of the tool without options.
package struct MogeneratorRequest {
    /// The path of the model; nil if none is given, so that there is nothing to generate.
    package var model: String?
    /// The folder for both kinds of files; nil for the working folder.
    package var outputFolder: String?
    package var machineFolder: String?
    package var humanFolder: String?
    package var isSwift = false
    package var configuration: String?
    package var baseClass: String?
    package var forcedBaseClass: String?
    package var baseClassImport: String?
    /// The file that imports the implementations of all classes.
    package var includedSources: String?
    /// The file that imports the headers of all classes.
    package var includedHeaders: String?
    package var templateFolder: String?
    package var templateGroup: String?
    /// The template variables as `KEY=VALUE`, in the order of the command line.
    package var templateVariables: [String] = []
    /// Whether only the paths of the files are listed.
    package var listsFiles = false
    /// Whether only files of classes that are no longer in the model are listed.
    package var listsOrphans = false
    /// Whether the option `--v2` was given, which set variables of templates in 1.28 and 1.29.
    package var setsVersion2 = false
    /// The release whose types and rules apply, such as `1.31`; nil for the newest.
    package var release: String?
    /// The folder whose files are compared with the generated files. If it is set, no file is written.
    package var comparedFolder: String?

    package init(model: String? = nil) { self.model = model }
}
