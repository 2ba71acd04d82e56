import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema

/// The source code of a project: the paths of its Swift and Objective-C files in all folders that can be listed. Links are not
/// followed, and folders with third-party code are skipped.
struct ProjectSources {
    /// The paths in byte order, as the user would type them.
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

    /// Returns the folder of the Swift package target that contains a path, judged by the path alone: `Sources/App`; nil
    /// outside a target.
    static func packageTarget(of path: String) -> [Substring]? {
        let folders = folders(above: path)
        guard let start = folders.firstIndex(where: { $0 == "Sources" || $0 == "Tests" }), start + 1 < folders.count
        else { return nil }
        return Array(folders[...(start + 1)])
    }

    /// Returns the names of the folders in a path, starting with an empty name if the path is absolute.
    static func folders(above path: String) -> [Substring] {
        let parts = path.split(separator: "/").dropLast()
        return path.hasPrefix("/") ? [""] + parts : Array(parts)
    }
}
