import ModelcSourceCode

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
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
        self.machine = OutputFolders.withoutTrailingSlashes(machine)
        self.human = OutputFolders.withoutTrailingSlashes(human ?? machine)
    }

    private static func withoutTrailingSlashes(_ path: String) -> String {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    /// The path from the root of the file system.
    static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    /// The folder that is part of a data model, where one of the folders is, by its name or by a symbolic link.
    var folderInsideModel: String? {
        [machine, human].first { folder in
            [OutputFolders.absolute(folder), ExistingPath.resolved(folder)].contains(where: OutputFolders.isInsideModel)
        }
    }

    private static func isInsideModel(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel") }
    }

    func path(of file: GeneratedFile) -> String { folder(of: file) + "/" + file.path }
}
