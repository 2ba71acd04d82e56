/// The comment at the top of every file in Xcode's layouts.
package enum XcodeHeader: String, ConfigurationChoice {
    /// The file's name and, in machine files, the sentence that Xcode uses to mark generated files. Author, project and
    /// date are left out because they would differ between runs and machines. Human files do not have the sentence,
    /// because users edit them.
    case automatic
    /// No comment: files begin with their imports.
    case none
}
