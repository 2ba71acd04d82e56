import ModelcDisk
import ModelcFiles
import ModelcText

/// The source code of a project: the paths of its Swift and Objective-C files, as far as its folders can be listed. Links are not
/// followed, and folders of other people's code are passed over.
struct ProjectSources {
    /// In byte order, as the user would type them.
    private(set) var paths: [String] = []

    private static let extensions = [".swift", ".h", ".m", ".mm"]

    init(below root: String) {
        var folders = [root]
        while let folder = folders.popLast() {
            for name in (try? FolderListing.names(in: folder)) ?? [] where !ModelSearch.isSkipped(name) {
                let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
                if ProjectSources.extensions.contains(where: name.hasSuffix) {
                    paths.append(path)
                } else if (try? FileSystem.isOwnFolder(path)) ?? false {
                    folders.append(path)
                }
            }
        }
        paths = paths.inByteOrder()
    }

    /// The folder of the target of a Swift package that a path leads into, as far as paths tell: `Sources/App`; nil outside of one.
    static func packageTarget(of path: String) -> [Substring]? {
        let folders = folders(above: path)
        guard let start = folders.firstIndex(where: { $0 == "Sources" || $0 == "Tests" }), start + 1 < folders.count
        else { return nil }
        return Array(folders[...(start + 1)])
    }

    /// The names of the folders that a path leads through; an empty one first where it begins at the root of the file system.
    static func folders(above path: String) -> [Substring] {
        let parts = path.split(separator: "/").dropLast()
        return path.hasPrefix("/") ? [""] + parts : Array(parts)
    }
}

/// The plugins of modelc that a Swift package uses, as its manifest names them.
package struct PackagePlugins: Sendable {
    /// In byte order; none if there is no manifest.
    package let names: [String]

    /// The plugins that can be used, by the names of their products.
    private static let known = [
        "CompileModel", "GenerateManagedObjects", "GenerateManagedObjectsCommand", "LintModel",
    ]
    private static let manifest = "Package.swift"
    private static let megabytes = 4

    /// Looks into the manifest of the working folder.
    package init(in workspace: Workspace) {
        let bytes = try? FileBytes.contents(
            of: workspace.path(PackagePlugins.manifest), megabytes: PackagePlugins.megabytes
        ).get()
        let text = String(decoding: bytes ?? [], as: UTF8.self)
        names = PackagePlugins.known.filter { text.contains("\"\($0)\"") }
    }

    /// Whether a build generates the classes of the package's models.
    package var generatesClasses: Bool { names.contains("GenerateManagedObjects") }
}
