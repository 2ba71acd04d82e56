#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Looks at the disk. Nothing here writes.
enum FileSystem {
    /// What stands at a path, symbolic links followed.
    enum Kind: Hashable {
        case file
        case folder
        /// A pipe, a device or the like, which is never opened.
        case other
        case missing
        /// There is something, but the system refuses to say what.
        case inaccessible(FileProblem)
    }

    static func kind(of path: String) -> Kind {
        var status = stat()
        guard stat(path, &status) == 0 else {
            let problem = FileProblem(path: path, code: errno)
            return problem.isMissing ? .missing : .inaccessible(problem)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    /// Whether a folder stands at the path itself, not a symbolic link to one: links can lead in circles.
    static func isOwnFolder(_ path: String) throws(FileProblem) -> Bool {
        var status = stat()
        if lstat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
        let problem = FileProblem(path: path, code: errno)
        // Somebody may have removed it since its name was listed.
        guard problem.isMissing else { throw problem }
        return false
    }

    /// How many bytes a file has; nil where there is none.
    static func byteCount(of file: String) -> Int? {
        var status = stat()
        return stat(file, &status) == 0 ? Int(status.st_size) : nil
    }

    /// How large a file may be that is read. The largest public models have some megabytes.
    static let largestMegabytes = 256

    /// The bytes of a regular file. Its size is looked at first: a file of gigabytes is refused at once.
    static func bytes(of file: String) throws(FileProblem) -> [UInt8] {
        switch kind(of: file) {
        case .file: break
        case .folder: throw FileProblem(path: file, reason: "it is a folder")
        case .other: throw FileProblem(path: file, reason: "it is no regular file")
        case .missing: throw FileProblem(path: file, reason: "it does not exist")
        case .inaccessible(let problem): throw problem
        }
        if let count = byteCount(of: file), count > largestMegabytes << 20 {
            throw FileProblem(path: file, reason: "it is larger than \(largestMegabytes) MB")
        }
        do {
            return [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
        } catch {
            throw problem(file, error)
        }
    }

    private static func problem(_ path: String, _ error: any Error) -> FileProblem {
        let cocoa = error as? CocoaError
        switch cocoa?.code {
        case .fileReadNoPermission: return FileProblem(path: path, code: EACCES)
        case .fileReadNoSuchFile, .fileNoSuchFile: return FileProblem(path: path, code: ENOENT)
        default: return FileProblem(path: path, code: 0)
        }
    }
}

/// Folders that no path can lead to, because the bytes of their names are not UTF-8. They are listed under another name, with
/// U+FFFD in it, under which nothing is found.
enum UndecodableNames {
    /// Whether a listed name may stand for such a name.
    static func mayStand(for name: String) -> Bool { name.unicodeScalars.contains("\u{FFFD}") }

    /// The names of the folders, as they are listed.
    static func folders(in folder: String) throws(FileProblem) -> [String] {
        var names: [String] = []
        for bytes in try FolderListing.bytes(in: folder)
        where String(validating: bytes, as: UTF8.self) == nil && isFolder(bytes, in: folder) {
            names.append(String(decoding: bytes, as: UTF8.self))
        }
        return names
    }

    /// What the system says nothing of may be a folder.
    private static func isFolder(_ name: [UInt8], in folder: String) -> Bool {
        var status = stat()
        let path = (Array(folder.utf8) + [UInt8(ascii: "/")] + name + [0]).map { CChar(bitPattern: $0) }
        guard lstat(path, &status) == 0 else { return !FileProblem.isMissing(errno) }
        return status.st_mode & S_IFMT == S_IFDIR
    }
}
