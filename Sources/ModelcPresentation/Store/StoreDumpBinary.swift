/// How a dump contains binary data and transformable values.
package enum StoreDumpBinary: String, CaseIterable, Sendable {
    /// The data in Base64.
    case base64
    /// Only the number of bytes.
    case size
}
