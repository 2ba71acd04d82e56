import ModelcSettings

/// The request to copy bundled templates, so that they can be changed.
package struct TemplateCopyRequest {
    /// The set of templates to copy.
    var set: BundledTemplateSet
    /// The path of the folder to copy to; the folder is created if needed.
    var folder: String

    package init(set: BundledTemplateSet, folder: String) {
        self.set = set
        self.folder = folder
    }
}
