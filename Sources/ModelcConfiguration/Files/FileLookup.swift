#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Looks at the disk without opening anything.
package enum FileLookup {
    /// Whether two paths lead to the same place, however they are spelt.
    package static func isSame(_ left: String, _ right: String) -> Bool {
        if left == right { return true }
        guard let leftStatus = status(of: left), let rightStatus = status(of: right) else { return false }
        return leftStatus.st_dev == rightStatus.st_dev && leftStatus.st_ino == rightStatus.st_ino
    }

    /// What the system says of a path; nil where there is nothing. It is asked twice: what is really out of reach cannot be read,
    /// either, and is reported then, but an error that passes must not make two of one.
    private static func status(of path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 || (!isMissing && stat(path, &status) == 0) ? status : nil
    }

    /// Whether the last error says that there is nothing.
    private static var isMissing: Bool { errno == ENOENT || errno == ENOTDIR }

    /// Whether there is anything at a path, be it a link that leads nowhere. What the system does not tell is there: reading it
    /// says why.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 || !isMissing
    }

    /// The size of a regular file, or why it is none.
    static func size(of path: String) -> Result<Int, FileProblem> {
        var status = stat()
        guard stat(path, &status) == 0 else { return .failure(FileProblem(path: path, code: errno)) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .success(Int(status.st_size))
        case S_IFDIR:
            return .failure(FileProblem(path: path, reason: "it is a folder", help: "put a file in its place"))
        default: return .failure(FileProblem(path: path, reason: "it is no regular file"))
        }
    }

    static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }
}

extension FileProblem {
    /// From the system's error number.
    init(path: String, code: Int32) {
        switch code {
        case ENOENT, ENOTDIR: self.init(path: path, reason: "it does not exist")
        case EACCES, EPERM:
            self.init(path: path, reason: "you have no permission to read it", help: "change its permissions")
        case ELOOP: self.init(path: path, reason: "its symbolic links lead in a circle")
        default: self.init(path: path, reason: "the system reports error \(code)")
        }
    }

    /// For files that are there and stay closed.
    static func noPermission(_ path: String) -> FileProblem { FileProblem(path: path, code: EACCES) }
}
