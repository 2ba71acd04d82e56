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
        case inaccessible(reason: String)
    }

    static func kind(of path: String) -> Kind {
        var status = stat()
        guard stat(path, &status) == 0 else {
            let code = errno
            return code == ENOENT || code == ENOTDIR ? .missing : .inaccessible(reason: reason(of: code))
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    /// Whether a folder stands at the path itself, not a symbolic link to one: links can lead in circles.
    static func isOwnFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// How many bytes a file has; nil where there is none.
    static func byteCount(of file: String) -> Int? {
        var status = stat()
        return stat(file, &status) == 0 ? Int(status.st_size) : nil
    }

    /// The names in a folder, in byte order.
    static func entries(of folder: String) throws(FileProblem) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted {
                $0.utf8.lexicographicallyPrecedes($1.utf8)
            }
        } catch {
            throw problem(folder, error)
        }
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
        case .inaccessible(let reason): throw FileProblem(path: file, reason: reason)
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
        case .fileReadNoPermission: return FileProblem(path: path, reason: reason(of: EACCES))
        case .fileReadNoSuchFile, .fileNoSuchFile: return FileProblem(path: path, reason: "it does not exist")
        default: return FileProblem(path: path, reason: "the system cannot read it")
        }
    }

    private static func reason(of code: Int32) -> String {
        switch code {
        case EACCES, EPERM: "you have no permission to read it"
        case ELOOP: "its symbolic links lead in a circle"
        case ENAMETOOLONG: "its name is too long"
        default: "the system reports error \(code)"
        }
    }
}

/// Why a file or folder cannot be read.
struct FileProblem: Error {
    var path: String
    /// The reason, to follow "cannot be read:".
    var reason: String
}

/// Folders that no path can lead to, because the bytes of their names are not UTF-8. The system's libraries list them under
/// another name, with U+FFFD in it, under which nothing is found.
enum UndecodableNames {
    /// Whether a listed name may stand for such a name.
    static func mayStand(for name: String) -> Bool { name.unicodeScalars.contains("\u{FFFD}") }

    /// The names of the folders, as they are listed.
    static func folders(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard String(validating: bytes, as: UTF8.self) == nil, isFolder(bytes, in: dirfd(directory)) else {
                continue
            }
            names.append(String(decoding: bytes, as: UTF8.self))
        }
        return names
    }

    private static func isFolder(_ name: [UInt8], in directory: Int32) -> Bool {
        var status = stat()
        let isThere = (name + [0]).withUnsafeBytes { bytes in
            guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return false }
            return fstatat(directory, start, &status, Int32(AT_SYMLINK_NOFOLLOW)) == 0
        }
        return isThere && status.st_mode & S_IFMT == S_IFDIR
    }
}
