import ModelcText

/// The text of a template with the path that messages name it by.
package struct TemplateSource: Sendable {
    /// The file's path, as the user would type it.
    package let path: String
    package let text: SourceText

    package init(path: String, text: SourceText) {
        self.path = path
        self.text = text
    }
}
