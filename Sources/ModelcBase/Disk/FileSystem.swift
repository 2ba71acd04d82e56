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

/// Reads information from the disk; never writes.
package enum FileSystem {
    /// The kind of item at a path, following symbolic links.
    package enum Kind: Hashable {
        case file
        case folder
        /// A pipe, a device or something similar. It is never opened.
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

    /// Whether the path is a folder. False for a symbolic link to a folder, because links can form cycles.
    package static func isOwnFolder(_ path: String) throws(FileProblem) -> Bool {
        var status = stat()
        if lstat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
        let problem = FileProblem(path: path, code: errno)
        // The item may have been removed after its name was listed.
        guard problem.isMissing else { throw problem }
        return false
    }

    /// Whether the path is a regular file. False for a symbolic link to one.
    package static func isOwnFile(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether there is an item at a path; a broken link counts. True if the system reports another error: reading then
    /// reports the reason.
    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 || !FileProblem.isMissing(errno)
    }

    /// Whether two paths refer to the same item, even if they are spelt differently.
    package static func isSame(_ left: String, _ right: String) -> Bool {
        if left == right { return true }
        guard let leftStatus = status(of: left), let rightStatus = status(of: right) else { return false }
        return leftStatus.st_dev == rightStatus.st_dev && leftStatus.st_ino == rightStatus.st_ino
    }

    /// The system's information about a path; nil if it is not available.
    ///
    /// If the call fails, it is repeated once. A permanent error occurs again when the file is read and is reported
    /// then. A temporary error must not make two spellings of one path seem different.
    private static func status(of path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 || (!FileProblem.isMissing(errno) && stat(path, &status) == 0) ? status : nil
    }

    /// The size of a file in bytes; nil if the system does not report it.
    package static func byteCount(of file: String) -> Int? {
        var status = stat()
        return stat(file, &status) == 0 ? Int(status.st_size) : nil
    }

    /// The bytes of a regular file. The size is checked before reading: a file of gigabytes is rejected at once.
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
