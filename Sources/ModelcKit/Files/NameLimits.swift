import ModelcBase
import ModelcSourceCode

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

/// The length limits of names, checked before the first file is written. The system reports an error only for existing
/// folders, and only for one file at a time.
struct NameLimits {
    /// The maximum length of a file or folder name, in bytes.
    private let name: Int
    /// The maximum length of a path, in bytes, including the null byte at its end.
    private static let path = Int(PATH_MAX)
    private let folder: String

    /// - Parameter folder: the folder for the files; it need not exist.
    init(folder: String) {
        self.folder = folder
        let limit = pathconf(ExistingPath.ancestor(of: folder), Int32(_PC_NAME_MAX))
        name = limit > 0 ? Int(limit) : 255
    }

    /// Returns the error if a file cannot be written into the folder; nil if its name is short enough.
    ///
    /// - Parameter path: the file's path relative to the folder.
    func problem(of path: String) -> FileWritingError? {
        for part in (folder + "/" + path).split(separator: "/") where part.utf8.count > name {
            return .nameTooLong(name: String(part), length: part.utf8.count, limit: name)
        }
        // The file first gets a temporary name, which may be longer.
        let length = folder.utf8.count + 1 + max(path.utf8.count, UnfinishedFiles.nameLength) + 1
        guard length > NameLimits.path else { return nil }
        return .nameTooLong(name: folder + "/" + path, length: length, limit: NameLimits.path)
    }
}
