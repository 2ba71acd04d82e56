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

/// The folders for generated files.
struct OutputFolders {
    /// The folder for files that are rewritten.
    var machine: String
    /// The folder for files that belong to the user.
    var human: String

    func folder(of file: GeneratedFile) -> String {
        switch file.policy {
        case .machine, .never: machine
        case .human: human
        }
    }

    /// - Parameters:
    ///   - machine: the folder as the user gave it.
    ///   - human: the folder as the user gave it; nil for the machine folder.
    init(machine: String, human: String? = nil) {
        self.machine = PathText.trimmed(machine)
        self.human = PathText.trimmed(human ?? machine)
    }

    /// The output folder that is inside a data model, by its name or by a symbolic link; nil if neither is.
    var folderInsideModel: String? {
        [machine, human].first { folder in
            [PathText.absolute(folder), ExistingPath.resolved(folder)].contains(where: OutputFolders.isInsideModel)
        }
    }

    private static func isInsideModel(_ path: String) -> Bool { PathText.model(around: path) != nil }

    func path(of file: GeneratedFile) -> String { folder(of: file) + "/" + file.path }
}

/// The limits for lengths of names, checked before the first file is written. The system reports them only for folders that
/// exist, and only for one file after another.
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
    func fault(of path: String) -> FileWritingError? {
        for part in (folder + "/" + path).split(separator: "/") where part.utf8.count > name {
            return .nameTooLong(name: String(part), length: part.utf8.count, limit: name)
        }
        // The file first gets a temporary name, which may be longer.
        let length = folder.utf8.count + 1 + max(path.utf8.count, UnfinishedFiles.nameLength) + 1
        guard length > NameLimits.path else { return nil }
        return .nameTooLong(name: folder + "/" + path, length: length, limit: NameLimits.path)
    }
}
