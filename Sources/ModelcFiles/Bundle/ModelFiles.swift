import ModelcBase
import ModelcDiagnostics

/// The source of the files of models.
package enum ModelFiles: Sendable {
    /// The file system.
    case disk
    /// The file system, with a callback for each file that is read.
    case watchedDisk(@Sendable (_ file: String) -> Void)
    /// Files that are already in memory, such as those of a revision.
    case memory(MemoryFiles)
    /// The file system, with additional files in memory, such as standard input.
    case overlay(MemoryFiles)

    /// The maximum size of a file that is read. The largest public models have some megabytes.
    package static let largestMegabytes = 256

    func kind(of path: String) -> FileSystem.Kind {
        switch self {
        case .disk, .watchedDisk: FileSystem.kind(of: path)
        case .memory(let files): files.kind(of: path)
        case .overlay(let files): files.has(path) ? files.kind(of: path) : FileSystem.kind(of: path)
        }
    }

    /// The names in a folder, in byte order.
    func entries(of folder: String) throws(FileProblem) -> [String] {
        switch self {
        case .disk, .watchedDisk: try FolderListing.names(in: folder)
        case .memory(let files): try files.entries(of: folder)
        case .overlay(let files):
            files.has(folder) ? try files.entries(of: folder) : try FolderListing.names(in: folder)
        }
    }

    /// The bytes of a regular file.
    func bytes(of file: String) throws(FileProblem) -> [UInt8] {
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

/// Files with their folders, in memory. Paths are compared as they are given; a folder exists if it contains a file.
package struct MemoryFiles: Sendable {
    /// An item at a path.
    package enum Entry: Sendable {
        case file([UInt8])
        /// A symbolic link, a nested repository, or an irrelevant file: it exists but cannot be read.
        case other
    }

    private let entries: [String: Entry]
    private let names: [String: Set<String>]

    /// - Parameter entries: the items by path; paths have `/` between their parts and none at their end.
    package init(_ entries: [String: Entry]) {
        self.entries = entries
        var names: [String: Set<String>] = [:]
        for path in entries.keys {
            var rest = Substring(path)
            while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
                let name = String(rest[rest.utf8.index(after: slash)...])
                rest = rest[..<slash]
                guard names[String(rest), default: []].insert(name).inserted else { break }
            }
        }
        self.names = names
    }

    func has(_ path: String) -> Bool { entries[path] != nil || names[path] != nil }

    func kind(of path: String) -> FileSystem.Kind {
        switch entries[path] {
        case .file?: .file
        case .other?: .other
        case nil: names[path] == nil ? .missing : .folder
        }
    }

    func entries(of folder: String) throws(FileProblem) -> [String] {
        guard let names = names[folder] else { throw FileProblem(path: folder, reason: "it is not a folder") }
        return names.inByteOrder()
    }

    func bytes(of file: String) throws(FileProblem) -> [UInt8] {
        switch entries[file] {
        case .file(let bytes)?: return bytes
        case .other?: throw FileProblem(path: file, reason: "it is not a regular file")
        case nil: throw FileProblem(path: file, reason: "it does not exist")
        }
    }
}

extension FileProblem {
    /// The diagnostic for a file of a model.
    var diagnosticOfModel: Diagnostic {
        Diagnostic(
            .unreadableModel, .error, "'\(path)' cannot be read: \(reason)", at: SourceLocation(path: path),
            help: help ?? "make it readable")
    }

    /// The diagnostic for a folder that is searched.
    package var diagnostic: Diagnostic {
        Diagnostic(
            .unreadableFile, .error, "'\(path)' cannot be searched: \(reason)", at: SourceLocation(path: path),
            help: "make it readable")
    }
}
