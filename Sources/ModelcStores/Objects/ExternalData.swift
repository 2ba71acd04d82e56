/// Binary data in a separate file next to the store, or binary data in the store that was not read (FormatStore §6).
package struct ExternalData: Hashable, Sendable {
    /// The file's name; nil for data in the store itself.
    package var name: String?
    /// The size of the data in bytes; nil if the file does not exist or cannot be read.
    package var size: Int?
    /// The content; nil if it is not requested, too large, or cannot be read.
    package var bytes: [UInt8]?
}
