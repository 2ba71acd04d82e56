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
