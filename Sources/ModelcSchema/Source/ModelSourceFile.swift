import ModelcBase

/// A file of a model's source, for a model with several files.
package struct ModelSourceFile: Sendable {
    /// The path, as the user would type it.
    package var path: String
    package var text: SourceText

    package init(path: String, text: SourceText) {
        self.path = path
        self.text = text
    }
}
