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

/// Reads information from the disk. This type does not write.
package enum FileSystem {
    /// The kind of item at a path, following symbolic links.
    package enum Kind: Hashable {
        case file
        case folder
        /// A pipe, a device or similar, which is never opened.
        case other
        case missing
        /// An item whose kind the system does not report.
        case inaccessible(FileProblem)
    }

    package static func kind(of path: String) -> Kind {
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

    /// Whether a folder is at the path itself, not a symbolic link to one: links can form cycles.
    package static func isOwnFolder(_ path: String) throws(FileProblem) -> Bool {
        var status = stat()
        if lstat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
        let problem = FileProblem(path: path, code: errno)
        // It may have been removed after its name was listed.
        guard problem.isMissing else { throw problem }
        return false
    }

    /// Whether a regular file is at the path itself, not a symbolic link to one.
    package static func isOwnFile(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether there is an item at a path, including a broken link. The result is true if the system reports an error:
    /// reading then reports the reason.
    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 || !FileProblem.isMissing(errno)
    }

    /// Whether two paths refer to the same item, however they are spelt.
    package static func isSame(_ left: String, _ right: String) -> Bool {
        if left == right { return true }
        guard let leftStatus = status(of: left), let rightStatus = status(of: right) else { return false }
        return leftStatus.st_dev == rightStatus.st_dev && leftStatus.st_ino == rightStatus.st_ino
    }

    /// The system's information about a path; nil if there is none. The call is repeated once: a permanent error also
    /// occurs when reading and is reported then, but a temporary error must not make two spellings of one path seem
    /// different.
    private static func status(of path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 || (!FileProblem.isMissing(errno) && stat(path, &status) == 0) ? status : nil
    }

    /// The size of a file in bytes; nil if there is none.
    package static func byteCount(of file: String) -> Int? {
        var status = stat()
        return stat(file, &status) == 0 ? Int(status.st_size) : nil
    }

    /// The bytes of a regular file. Its size is checked first: a file of gigabytes is rejected at once.
    ///
    /// - Parameter megabytes: the maximum size.
    package static func bytes(of file: String, megabytes: Int) throws(FileProblem) -> [UInt8] {
        switch kind(of: file) {
        case .file: break
        case .folder: throw FileProblem(path: file, reason: "it is a folder")
        case .other: throw FileProblem(path: file, reason: "it is not a regular file")
        case .missing: throw FileProblem(path: file, reason: "it does not exist")
        case .inaccessible(let problem): throw problem
        }
        if let count = byteCount(of: file), count > megabytes << 20 {
            throw FileProblem(path: file, reason: "it is larger than \(megabytes) MB")
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

/// The reason that a file or folder cannot be read.
package struct FileProblem: Error, Hashable, Sendable {
    package var path: String
    /// The reason, to follow "cannot be read:".
    package var reason: String
    /// The advice, if there is more to say than that the file has to be made readable.
    package var help: String?
    /// The system's error number, 0 if it is not known; nil if the error is not from the system.
    private var code: Int32?

    package init(path: String, reason: String, help: String? = nil) {
        self.path = path
        self.reason = reason
        self.help = help
    }

    /// Creates a problem from the system's error number.
    package init(path: String, code: Int32) {
        self.init(path: path, reason: FileProblem.reason(of: code))
        switch code {
        case EACCES, EPERM: help = "change its permissions"
        case EISDIR: help = "put a file in its place"
        case ENOENT: help = "check the path"
        default: break
        }
        self.code = code
    }

    /// Whether there is nothing at the path.
    package var isMissing: Bool { code.map(FileProblem.isMissing) ?? false }

    /// Whether the system failed, so that the item's state is not known.
    package var isOfSystem: Bool { code != nil && !isMissing }

    /// Whether the user has no permission to read it.
    package var isForbidden: Bool { code == EACCES || code == EPERM }

    /// Whether an error number means that there is no item: with any other the state is not known.
    static func isMissing(_ code: Int32) -> Bool { code == ENOENT || code == ENOTDIR }

    private static func reason(of code: Int32) -> String {
        switch code {
        case 0: "the system cannot read it"
        case ENOENT: "it does not exist"
        case ENOTDIR: "it is not a folder"
        case EACCES, EPERM: "you have no permission to read it"
        case ELOOP: "its symbolic links lead in a circle"
        case ENAMETOOLONG: "its name is too long"
        default: "the system reports an error (\(String(cString: strerror(code)).lowercased()))"
        }
    }
}

/// The names in a folder: all of them, or an error. The libraries' own listing treats a disk error as the end of the
/// folder and returns the names before it.
package enum FolderListing {
    /// The names in byte order; in names that are not UTF-8, invalid bytes are replaced by U+FFFD.
    package static func names(in folder: String) throws(FileProblem) -> [String] {
        try unorderedNames(in: folder).inByteOrder()
    }

    /// The names in the order of the system, for callers that search for one of them.
    package static func unorderedNames(in folder: String) throws(FileProblem) -> [String] {
        try bytes(in: folder).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The names as the system stores them, in its order.
    static func bytes(in folder: String) throws(FileProblem) -> [[UInt8]] {
        guard let directory = opendir(folder) else { throw FileProblem(path: folder, code: errno) }
        defer { closedir(directory) }
        var names: [[UInt8]] = []
        while true {
            errno = 0
            guard let entry = readdir(directory) else { break }
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                let start = UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self)
                return Array(UnsafeRawBufferPointer(start: start, count: strlen(start)))
            }
            if name != [dot], name != [dot, dot] { names.append(name) }
        }
        guard errno == 0 else { throw FileProblem(path: folder, code: errno) }
        return names
    }

    private static let dot = UInt8(ascii: ".")
}

/// Folders that cannot be named by a path, because the bytes of their names are not UTF-8. They are listed under
/// another name, with U+FFFD in it, under which nothing is found.
package enum UndecodableNames {
    /// Whether a listed name may be the replacement of such a name.
    package static func mayStand(for name: String) -> Bool { name.unicodeScalars.contains("\u{FFFD}") }

    /// The names of the folders, as they are listed.
    package static func folders(in folder: String) throws(FileProblem) -> [String] {
        var names: [String] = []
        for bytes in try FolderListing.bytes(in: folder)
        where String(exactly: bytes) == nil && isFolder(bytes, in: folder) {
            names.append(String(decoding: bytes, as: UTF8.self))
        }
        return names
    }

    /// An item without information from the system may be a folder.
    private static func isFolder(_ name: [UInt8], in folder: String) -> Bool {
        var status = stat()
        let path = (Array(folder.utf8) + [UInt8(ascii: "/")] + name + [0]).map { CChar(bitPattern: $0) }
        guard lstat(path, &status) == 0 else { return !FileProblem.isMissing(errno) }
        return status.st_mode & S_IFMT == S_IFDIR
    }
}
