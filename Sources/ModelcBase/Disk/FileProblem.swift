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

/// The reason that a file or folder cannot be read.
package struct FileProblem: Error, Hashable, Sendable {
    package var path: String
    /// The reason, worded to follow "cannot be read:".
    package var reason: String
    /// Advice for the user. Nil if the only advice is to make the file readable.
    package var help: String?
    /// The system's error number (`errno`), or 0 if it is not known. Nil if the error is not a system error.
    private var code: Int32?

    package init(path: String, reason: String, help: String? = nil) {
        self.path = path
        self.reason = reason
        self.help = help
    }

    /// Creates a problem from the system's error number (`errno`).
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

    /// Whether the system reported an error other than "no such item". It is then not known whether the item exists.
    package var isOfSystem: Bool { code != nil && !isMissing }

    /// Whether the user has no permission to read the file or folder.
    package var isForbidden: Bool { code == EACCES || code == EPERM }

    /// Whether an error number means that the item does not exist. With any other error, it is not known whether the
    /// item exists.
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
