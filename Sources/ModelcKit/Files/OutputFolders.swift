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

/// Where generated files go.
struct OutputFolders {
    /// Files that are rewritten.
    var machine: String
    /// Files that belong to the user.
    var human: String

    func folder(of file: GeneratedFile) -> String {
        switch file.policy {
        case .machine, .never: machine
        case .human: human
        }
    }

    /// - Parameters:
    ///   - machine: the folder as the user gave it.
    ///   - human: likewise; the machine folder where none was given.
    init(machine: String, human: String? = nil) {
        self.machine = PathText.trimmed(machine)
        self.human = PathText.trimmed(human ?? machine)
    }

    /// The folder that is part of a data model, where one of the folders is, by its name or by a symbolic link.
    var folderInsideModel: String? {
        [machine, human].first { folder in
            [PathText.absolute(folder), ExistingPath.resolved(folder)].contains(where: OutputFolders.isInsideModel)
        }
    }

    private static func isInsideModel(_ path: String) -> Bool { PathText.model(around: path) != nil }

    func path(of file: GeneratedFile) -> String { folder(of: file) + "/" + file.path }
}

/// How long names can be, asked before the first file is written: the system itself says so only for folders that are there,
/// and only one file after another.
struct NameLimits {
    /// The longest name of a file or folder, in bytes.
    private let name: Int
    /// The longest path, in bytes, with the byte at its end.
    private static let path = Int(PATH_MAX)
    private let folder: String

    /// - Parameter folder: where files are to be written; it need not exist.
    init(folder: String) {
        self.folder = folder
        let limit = pathconf(ExistingPath.ancestor(of: folder), Int32(_PC_NAME_MAX))
        name = limit > 0 ? Int(limit) : 255
    }

    /// Why a file cannot be written into the folder; nil where its name fits.
    ///
    /// - Parameter path: its path below the folder.
    func fault(of path: String) -> FileWritingError? {
        for part in (folder + "/" + path).split(separator: "/") where part.utf8.count > name {
            return .nameTooLong(name: String(part), length: part.utf8.count, limit: name)
        }
        // It gets another name first, which may be longer.
        let length = folder.utf8.count + 1 + max(path.utf8.count, UnfinishedFiles.nameLength) + 1
        guard length > NameLimits.path else { return nil }
        return .nameTooLong(name: folder + "/" + path, length: length, limit: NameLimits.path)
    }
}
