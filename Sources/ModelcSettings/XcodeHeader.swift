/// The comment at the top of every file in Xcode's layouts.
package enum XcodeHeader: String, ConfigurationChoice {
    /// The file's name and, in machine files, the sentence with which Xcode marks them. Author, project and date are
    /// left out, because they would differ between runs and machines. A human file does not have the sentence, which
    /// would be wrong there.
    case automatic
    /// No comment: files begin with their imports.
    case none
}
