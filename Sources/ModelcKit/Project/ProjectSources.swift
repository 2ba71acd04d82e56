import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema

/// Finds the source code of a project: its Swift and Objective-C files. Symbolic links are not followed. Folders with
/// third-party code, and folders that cannot be listed, are skipped.
struct ProjectSources {
    /// The paths of the source files, in byte order. They have the same form as the given path.
    private(set) var paths: [String] = []

    private static let extensions = [".swift", ".h", ".m", ".mm"]

    init(below root: String) {
        var folders = [root]
        while let folder = folders.popLast() {
            for name in (try? FolderListing.names(in: folder)) ?? [] where !ModelSearch.isSkipped(name) {
                let path = PathText.joined(folder, name)
                if ProjectSources.extensions.contains(where: name.hasSuffix) {
                    paths.append(path)
                } else if (try? FileSystem.isOwnFolder(path)) ?? false {
                    folders.append(path)
                }
            }
        }
        paths = paths.inByteOrder()
    }

    /// Returns the components of the Swift package target folder in a path, such as `Sources/App`; nil outside a
    /// target. Only the text of the path is used.
    static func packageTarget(of path: String) -> [Substring]? {
        let folders = folders(above: path)
        guard let start = folders.firstIndex(where: { $0 == "Sources" || $0 == "Tests" }), start + 1 < folders.count
        else { return nil }
        return Array(folders[...(start + 1)])
    }

    /// Returns the names of the folders in a path. The first name is empty if the path is absolute.
    static func folders(above path: String) -> [Substring] {
        let parts = path.split(separator: "/").dropLast()
        return path.hasPrefix("/") ? [""] + parts : Array(parts)
    }
}
