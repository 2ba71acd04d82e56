import ModelcBase

/// The location of a diagnostic: a file and, if known, a position in it.
package struct SourceLocation: Hashable, Sendable {
    /// The path of the file or folder, as the user would type it.
    package var path: String
    /// The position of the first byte; nil if the diagnostic is about the file as a whole.
    package var position: SourcePosition?
    /// The number of bytes to underline; 0 for a position without a length.
    package var length: Int

    package init(path: String, position: SourcePosition? = nil, length: Int = 0) {
        self.path = path
        self.position = position
        self.length = length
    }
}
