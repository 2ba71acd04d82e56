/// The form of binary data and of transformable values in a dump.
package enum StoreDumpBinary: String, CaseIterable, Sendable {
    /// The data in Base64.
    case base64
    /// Only the number of bytes.
    case size
}
