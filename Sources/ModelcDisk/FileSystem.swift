import ModelcText

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
package enum FileSystem {
    /// What is at a path, symbolic links followed.
    package enum Kind: Hashable {
        case file
        case folder
        /// A pipe, a device or the like, which is never opened.
        case other
        case missing
        /// There is something, but the system refuses to say what.
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

    /// Whether a folder is at the path itself, not a symbolic link to one: links can lead in circles.
    package static func isOwnFolder(_ path: String) throws(FileProblem) -> Bool {
        var status = stat()
        if lstat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
        let problem = FileProblem(path: path, code: errno)
        // Somebody may have removed it since its name was listed.
        guard problem.isMissing else { throw problem }
        return false
    }

    /// Whether a regular file is at the path itself, not a symbolic link to one.
    package static func isOwnFile(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether there is anything at a path, be it a link that leads nowhere. What the system does not tell is there: reading it
    /// says why.
    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 || !FileProblem.isMissing(errno)
    }

    /// Whether two paths lead to the same place, however they are spelt.
    package static func isSame(_ left: String, _ right: String) -> Bool {
        if left == right { return true }
        guard let leftStatus = status(of: left), let rightStatus = status(of: right) else { return false }
        return leftStatus.st_dev == rightStatus.st_dev && leftStatus.st_ino == rightStatus.st_ino
    }

    /// What the system says of a path; nil if there is nothing. It is asked twice: what is really out of reach cannot be read,
    /// either, and is reported then, but an error that passes must not make two of one.
    private static func status(of path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 || (!FileProblem.isMissing(errno) && stat(path, &status) == 0) ? status : nil
    }

    /// How many bytes a file has; nil if there is none.
    package static func byteCount(of file: String) -> Int? {
        var status = stat()
        return stat(file, &status) == 0 ? Int(status.st_size) : nil
    }

    /// The bytes of a regular file. Its size is looked at first: a file of gigabytes is refused at once.
    ///
    /// - Parameter megabytes: how large it may be.
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

/// Why a file or folder cannot be read.
package struct FileProblem: Error, Hashable, Sendable {
    package var path: String
    /// The reason, to follow "cannot be read:".
    package var reason: String
    /// What to do about it, where more can be said than that the file has to be made readable.
    package var help: String?
    /// The system's error number, 0 where it is not known; nil if the system would read it.
    private var code: Int32?

    package init(path: String, reason: String, help: String? = nil) {
        self.path = path
        self.reason = reason
        self.help = help
    }

    /// From the system's error number.
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

    /// Whether the system failed: nobody knows what is there.
    package var isOfSystem: Bool { code != nil && !isMissing }

    /// Whether the user may not read it.
    package var isForbidden: Bool { code == EACCES || code == EPERM }

    /// Whether an error number says that there is nothing: any other says that nobody knows.
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

/// The names in a folder: all of them, or an error. The libraries' own listing takes an error of the disk for the end of the
/// folder and gives what came before.
package enum FolderListing {
    /// The names in byte order, those that are not UTF-8 with U+FFFD in place of what cannot be read.
    package static func names(in folder: String) throws(FileProblem) -> [String] {
        try unorderedNames(in: folder).inByteOrder()
    }

    /// The names in the order of the system, for who looks for one of them.
    package static func unorderedNames(in folder: String) throws(FileProblem) -> [String] {
        try bytes(in: folder).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The names as the system has them, in its order.
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

/// Folders that no path can lead to, because the bytes of their names are not UTF-8. They are listed under another name, with
/// U+FFFD in it, under which nothing is found.
package enum UndecodableNames {
    /// Whether a listed name may stand for such a name.
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

    /// What the system says nothing of may be a folder.
    private static func isFolder(_ name: [UInt8], in folder: String) -> Bool {
        var status = stat()
        let path = (Array(folder.utf8) + [UInt8(ascii: "/")] + name + [0]).map { CChar(bitPattern: $0) }
        guard lstat(path, &status) == 0 else { return !FileProblem.isMissing(errno) }
        return status.st_mode & S_IFMT == S_IFDIR
    }
}
