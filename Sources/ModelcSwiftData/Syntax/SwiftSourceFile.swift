import ModelcBase

/// A Swift file to read models from.
package struct SwiftSourceFile: Sendable {
    /// The path, for messages.
    package var path: String
    package var text: SourceText

    package init(path: String, text: SourceText) {
        self.path = path
        self.text = text
    }
}
