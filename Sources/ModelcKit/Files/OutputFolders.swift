import ModelcDisk
import ModelcSourceCode

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where generated files go.
package struct OutputFolders {
    /// Files that are rewritten.
    package var machine: String
    /// Files that belong to the user.
    package var human: String

    package func folder(of file: GeneratedFile) -> String {
        switch file.policy {
        case .machine, .never: machine
        case .human: human
        }
    }

    /// - Parameters:
    ///   - machine: the folder as the user gave it.
    ///   - human: likewise; the machine folder where none was given.
    package init(machine: String, human: String? = nil) {
        self.machine = OutputFolders.withoutTrailingSlashes(machine)
        self.human = OutputFolders.withoutTrailingSlashes(human ?? machine)
    }

    private static func withoutTrailingSlashes(_ path: String) -> String {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    /// The folder that is part of a data model, where one of the folders is, by its name or by a symbolic link.
    package var folderInsideModel: String? {
        [machine, human].first { folder in
            [PathText.absolute(folder), ExistingPath.resolved(folder)].contains(where: OutputFolders.isInsideModel)
        }
    }

    private static func isInsideModel(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel") }
    }

    package func path(of file: GeneratedFile) -> String { folder(of: file) + "/" + file.path }
}
