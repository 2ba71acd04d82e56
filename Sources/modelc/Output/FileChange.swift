/// A file whose bytes are to change.
struct FileChange: Hashable {
    var path: String
    /// The bytes that were read; nil where there is no file, and none may have come.
    var old: [UInt8]?
    var new: [UInt8]
}
