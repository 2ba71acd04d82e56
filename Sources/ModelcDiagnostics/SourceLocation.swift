import ModelcText

/// Where a diagnostic points: a file, and where known a place in it.
package struct SourceLocation: Hashable, Sendable {
    /// The file's or folder's path, as the user would type it.
    package var path: String
    /// The first byte of the place; nil for the file as a whole.
    package var position: SourcePosition?
    /// How many bytes to underline; 0 for a point.
    package var length: Int

    package init(path: String, position: SourcePosition? = nil, length: Int = 0) {
        self.path = path
        self.position = position
        self.length = length
    }
}
