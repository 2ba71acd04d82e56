import ModelcBase
import ModelcFiles
import ModelcSchema

/// The folders to search for the Xcode projects of a bundle.
struct ProjectFolders {
    static let ending = ".xcodeproj"

    /// The paths of the bundle's folder and of the folders above it, starting with the nearest, up to the root of the
    /// repository or file system.
    private(set) var above: [String] = []
    /// The paths of the other folders in the repository (or in the working folder) that contain an Xcode project.
    private(set) var beside: [String] = []
    /// The folder that is searched for the folders in `beside`: the root of the repository, or the working folder.
    let root: String

    init(around bundle: String, in workspace: Workspace) {
        let start = PathText.folder(of: workspace.absolute(bundle))
        let found = try? MappingModelSearch.root(of: bundle, in: workspace)
        root = found.map(workspace.absolute) ?? start
        var folder = start
        above = [folder]
        // In a submodule or worktree, `.git` is a file. The project may then be in a folder above, so the search
        // continues.
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

    /// Whether the name is that of a source file, or of a bundle that contains no projects. Such entries are not
    /// searched.
    private static func isClosed(_ name: String) -> Bool {
        [ending, ".swift", ".h", ".m", ".png", ".xcassets", ".xcdatamodeld", ".xcworkspace", ".lproj"].contains {
            name.hasSuffix($0)
        }
    }
}
