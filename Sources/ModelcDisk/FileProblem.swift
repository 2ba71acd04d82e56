#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Why a file or folder cannot be read.
package struct FileProblem: Error, Hashable, Sendable {
    package var path: String
    /// The reason, to follow "cannot be read:".
    package var reason: String
    /// What to do about it, where more can be said than that the file has to be made readable.
    package var help: String?
    /// The system's error number, 0 where it is not known; nil where the system would read it.
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
    package static func isMissing(_ code: Int32) -> Bool { code == ENOENT || code == ENOTDIR }

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
