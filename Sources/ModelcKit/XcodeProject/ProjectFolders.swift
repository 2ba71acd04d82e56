import ModelcBase
import ModelcFiles
import ModelcSchema

/// The folders that may contain the Xcode projects of a bundle.
struct ProjectFolders {
    static let ending = ".xcodeproj"

    /// The folders above the bundle, nearest first, up to its repository or to the root of the file system.
    private(set) var above: [String] = []
    /// The other folders of the repository, or of the working folder.
    private(set) var beside: [String] = []
    /// The folder that contains all of them, except those above it.
    let root: String

    init(around bundle: String, in workspace: Workspace) {
        let start = PathText.folder(of: workspace.absolute(bundle))
        let found = try? MappingModelSearch.root(of: bundle, in: workspace)
        root = found.map(workspace.absolute) ?? start
        var folder = start
        above = [folder]
        // In a submodule or worktree, `.git` is a file, and the project may be in a folder above.
        while FileSystem.kind(of: folder + "/.git") != .folder, folder != "/", folder.hasPrefix("/") {
            folder = PathText.folder(of: folder)
            above.append(folder)
        }
        beside = ProjectFolders.below(root, besides: Set(above))
    }

    private static func below(_ root: String, besides known: Set<String>) -> [String] {
        var found: [String] = []
        var folders = [root]
        while let folder = folders.popLast() {
            let names = (try? FolderListing.names(in: folder)) ?? []
            for name in names.reversed() where !ModelSearch.isSkipped(name) && !isClosed(name) {
                let path = folder + "/" + name
                if (try? FileSystem.isOwnFolder(path)) ?? false { folders.append(path) }
            }
            if !known.contains(folder), names.contains(where: { $0.hasSuffix(ending) }) { found.append(folder) }
        }
        return found
    }

    /// Whether a name is that of a source file, or of a bundle that does not contain projects.
    private static func isClosed(_ name: String) -> Bool {
        [ending, ".swift", ".h", ".m", ".png", ".xcassets", ".xcdatamodeld", ".xcworkspace", ".lproj"].contains {
            name.hasSuffix($0)
        }
    }
}
