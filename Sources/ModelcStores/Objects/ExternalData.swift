/// Binary data that is in a file beside the store, or may be (FormatStore §6).
package struct ExternalData: Hashable, Sendable {
    /// The file's name.
    package var name: String
    /// The size of the file; nil if there is no such file, or it cannot be read.
    package var size: Int?
    /// The content; nil if it is not requested, too large, or cannot be read.
    package var bytes: [UInt8]?
}
