import ModelcSettings

/// The request to copy bundled templates, so that they can be changed.
package struct TemplateCopyRequest {
    /// The set.
    var set: BundledTemplateSet
    /// The folder; it is created if needed.
    var folder: String

    package init(set: BundledTemplateSet, folder: String) {
        self.set = set
        self.folder = folder
    }
}
