import ModelcDiagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The names in a folder: all of them, or an error. The libraries' own listing takes an error of the disk for the end of the
/// folder and gives what came before.
package enum FolderListing {
    /// The names in byte order, those that are not UTF-8 with U+FFFD in place of what cannot be read.
    package static func names(in folder: String) throws(FileProblem) -> [String] {
        try bytes(in: folder).map { String(decoding: $0, as: UTF8.self) }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
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

/// Why a file or folder cannot be read.
package struct FileProblem: Error, Hashable, Sendable {
    package var path: String
    /// The reason, to follow "cannot be read:".
    package var reason: String
    /// The system's error number, 0 where it is not known; nil where the system would read it.
    private(set) var code: Int32?

    init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// From the system's error number.
    init(path: String, code: Int32) {
        self.init(path: path, reason: FileProblem.reason(of: code))
        self.code = code
    }

    /// Whether there is nothing at the path.
    package var isMissing: Bool { code.map(FileProblem.isMissing) ?? false }

    /// Whether the system failed: nobody knows what is there.
    var isOfSystem: Bool { code != nil && !isMissing }

    /// Whether the user may not read it.
    var isForbidden: Bool { code == EACCES || code == EPERM }

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

extension FileProblem {
    /// What is said of a file of a model.
    var diagnosticOfModel: Diagnostic {
        Diagnostic(
            .unreadableModel, .error, "'\(path)' cannot be read: \(reason)", at: SourceLocation(path: path),
            help: "make it readable")
    }

    /// What is said of a folder in which something was looked for.
    package var diagnostic: Diagnostic {
        Diagnostic(
            .unreadableFile, .error, "'\(path)' cannot be searched: \(reason)", at: SourceLocation(path: path),
            help: "make it readable")
    }
}
