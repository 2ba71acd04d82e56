/// The replacement of a range of bytes in a file.
package struct ReportedEdit: Hashable, Sendable {
    package var path: String
    /// The first byte to replace, from 0.
    package var byteOffset: Int
    /// The number of bytes to replace; 0 inserts.
    package var byteLength: Int
    package var text: String

    package init(path: String, byteOffset: Int, byteLength: Int, text: String) {
        self.path = path
        self.byteOffset = byteOffset
        self.byteLength = byteLength
        self.text = text
    }
}
