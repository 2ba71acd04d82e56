/// Where models are read from.
package enum ModelFiles: Sendable {
    /// The file system.
    case disk
    /// Files that somebody has read already, such as those of a revision.
    case memory(MemoryFiles)

    func kind(of path: String) -> FileSystem.Kind {
        switch self {
        case .disk: FileSystem.kind(of: path)
        case .memory(let files): files.kind(of: path)
        }
    }

    /// The names in a folder, in byte order.
    func entries(of folder: String) throws(FileProblem) -> [String] {
        switch self {
        case .disk: try FileSystem.entries(of: folder)
        case .memory(let files): try files.entries(of: folder)
        }
    }

    /// The bytes of a regular file.
    func bytes(of file: String) throws(FileProblem) -> [UInt8] {
        switch self {
        case .disk: try FileSystem.bytes(of: file)
        case .memory(let files): try files.bytes(of: file)
        }
    }
}
