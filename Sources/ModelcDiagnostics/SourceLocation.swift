import ModelcBase

/// The location of a diagnostic: a file and, if known, a position in it.
package struct SourceLocation: Hashable, Sendable {
    /// The file's or folder's path, as the user would type it.
    package var path: String
    /// The position of the first byte; nil for the file as a whole.
    package var position: SourcePosition?
    /// The number of bytes to underline; 0 for a point.
    package var length: Int

    package init(path: String, position: SourcePosition? = nil, length: Int = 0) {
        self.path = path
        self.position = position
        self.length = length
    }
}
