/// Binary data that is not in memory, or was in a file beside the store (FormatStore §6).
package struct ExternalData: Hashable, Sendable {
    /// The file's name; nil for data in the store itself that is not read.
    package var name: String?
    /// The size of the data; nil if there is no such file, or it cannot be read.
    package var size: Int?
    /// The content; nil if it is not requested, too large, or cannot be read.
    package var bytes: [UInt8]?
}
