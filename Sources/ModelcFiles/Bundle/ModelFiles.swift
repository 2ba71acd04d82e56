import ModelcBase
import ModelcDiagnostics

/// The source from which the files of models are read.
package enum ModelFiles: Sendable {
    /// The file system.
    case disk
    /// The file system. The closure is called for each file that is read.
    case watchedDisk(@Sendable (_ file: String) -> Void)
    /// Files that are already in memory, such as the files of a git revision.
    case memory(MemoryFiles)
    /// The file system with additional files in memory, such as standard input.
    case overlay(MemoryFiles)

    /// The maximum size of a file in megabytes. The largest public models have a few megabytes.
    package static let largestMegabytes = 256

    package func kind(of path: String) -> FileSystem.Kind {
        switch self {
        case .disk, .watchedDisk: FileSystem.kind(of: path)
        case .memory(let files): files.kind(of: path)
        case .overlay(let files): files.has(path) ? files.kind(of: path) : FileSystem.kind(of: path)
        }
    }

    /// The names of the items in a folder, in byte order.
    package func entries(of folder: String) throws(FileProblem) -> [String] {
        switch self {
        case .disk, .watchedDisk: try FolderListing.names(in: folder)
        case .memory(let files): try files.entries(of: folder)
        case .overlay(let files):
            files.has(folder) ? try files.entries(of: folder) : try FolderListing.names(in: folder)
        }
    }

    /// Returns the bytes of a regular file. Throws an error if a file on disk is larger than `largestMegabytes`.
    package func bytes(of file: String) throws(FileProblem) -> [UInt8] {
        switch self {
        case .disk: return try FileSystem.bytes(of: file, megabytes: ModelFiles.largestMegabytes)
        case .watchedDisk(let tell):
            tell(file)
            return try FileSystem.bytes(of: file, megabytes: ModelFiles.largestMegabytes)
        case .memory(let files): return try files.bytes(of: file)
        case .overlay(let files):
            return files.has(file)
                ? try files.bytes(of: file) : try FileSystem.bytes(of: file, megabytes: ModelFiles.largestMegabytes)
        }
    }
}

extension ModelFiles {
    /// Whether the path is a folder, and not a link to one.
    func isOwnFolder(_ path: String) -> Bool {
        switch self {
        case .memory: return kind(of: path) == .folder
        case .overlay(let files) where files.has(path): return files.kind(of: path) == .folder
        case .disk, .watchedDisk, .overlay: return (try? FileSystem.isOwnFolder(path)) ?? false
        }
    }

    /// Whether the path is an SQLite database. Stores are never in memory.
    func isDatabase(_ path: String) -> Bool {
        switch self {
        case .memory: return false
        case .overlay(let files) where files.has(path): return false
        case .disk, .watchedDisk, .overlay: break
        }
        let header = Array("SQLite format 3\0".utf8)
        guard case .success(header) = FileBytes.head(of: path, length: header.count) else { return false }
        return true
    }
}

extension FileProblem {
    /// The diagnostic for a file of a model that cannot be read.
    var diagnosticOfModel: Diagnostic {
        Diagnostic(
            .unreadableModel, .error, "'\(path)' cannot be read: \(reason)", at: SourceLocation(path: path),
            help: help ?? "make it readable")
    }

    /// The diagnostic for a folder that cannot be searched.
    package var diagnostic: Diagnostic {
        Diagnostic(
            .unreadableFile, .error, "'\(path)' cannot be searched: \(reason)", at: SourceLocation(path: path),
            help: "make it readable")
    }
}
