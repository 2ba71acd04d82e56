/// The comment at the top of every file in Xcode's layouts.
package enum XcodeHeader: String, ConfigurationChoice {
    /// The file's name and, in files that every run rewrites, the sentence that Xcode uses to mark generated files.
    /// Author, project and date are left out because they would differ between runs and machines. Files that the user
    /// edits do not have the sentence.
    case automatic
    /// No comment: files begin with their imports.
    case none
}
