/// The models to write in Xcode's form.
package struct FormatRequest {
    /// Models, or folders to search for models; empty for the models of the project.
    package var paths: [String] = []
    /// Whether this is a dry run that writes nothing.
    package var isRehearsal = false
    /// Whether to report a finding for each file that would change.
    package var isCheck = false

    package init() {}
}
