import ModelcDiagnostics

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Brings the bytes of a configuration.
enum ConfigurationFile {
    /// More than anybody writes by hand. A file of this size is a mistake, and must not keep the tool busy.
    static let limit = 1 << 20

    static func bytes(of path: String) -> Result<[UInt8], FileProblem> {
        switch FileLookup.size(of: path) {
        case .failure(let problem): return .failure(problem)
        case .success(let size) where size > limit:
            return .failure(
                FileProblem(
                    path: path, reason: "it has \(size) bytes, and a configuration has at most \(limit)",
                    help: "is it the right file?"))
        case .success: break
        }
        guard FileLookup.isReadable(path) else { return .failure(.noPermission(path)) }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            return .failure(FileProblem(path: path, reason: "the system cannot read it"))
        }
        return .success([UInt8](data))
    }
}

/// Looks for a configuration upwards.
enum ConfigurationSearch {
    /// Deeper folders than this do not occur; a file system that never ends must not keep the tool.
    private static let limit = 256

    static func nearest(from start: String) -> String? {
        var folder = start.isEmpty ? "." : start
        for _ in 0..<limit {
            let candidate = joined(folder, ConfigurationReader.fileName)
            // Whatever stands there is the answer, even a folder: it was meant, and reading it says what is wrong.
            if FileLookup.exists(candidate) { return candidate }
            if FileLookup.exists(joined(folder, ".git")) { return nil }
            let next = parent(of: folder)
            if FileLookup.isSame(folder, next) { return nil }
            folder = next
        }
        return nil
    }

    /// The folder above, spelt as briefly as the given one allows, since the path is shown to the user.
    static func parent(of folder: String) -> String {
        var trimmed = Substring(folder)
        while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
        if trimmed == "/" { return "/" }
        if trimmed == "." { return ".." }
        let cut = trimmed.lastIndex(of: "/")
        let name = cut.map { trimmed[trimmed.index(after: $0)...] } ?? trimmed
        // What stands above ".." or "." cannot be told from the text.
        if name == ".." || name == "." { return trimmed + "/.." }
        guard let cut else { return "." }
        return cut == trimmed.startIndex ? "/" : String(trimmed[..<cut])
    }

    private static func joined(_ folder: String, _ name: String) -> String {
        if folder == "." { return name }
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}

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

/// Why a configuration file cannot be read.
struct FileProblem: Error {
    var path: String
    /// The reason, to follow "cannot be read:".
    var reason: String
    var help: String?

    var diagnostic: Diagnostic {
        Diagnostic(
            .unreadableConfiguration, .error, "the configuration cannot be read: \(reason)",
            at: SourceLocation(path: path), help: help)
    }
}
