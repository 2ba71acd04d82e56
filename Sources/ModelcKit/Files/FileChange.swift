/// A file whose bytes are to change.
package struct FileChange: Hashable {
    var path: String
    /// The bytes that were read; nil where there is no file, and none may have come.
    var old: [UInt8]?
    var new: [UInt8]
    /// What a file that is not there yet has to say until a new folder is made that the new bytes speak of; nil where it need
    /// not be there before.
    var interim: [UInt8]?
}
