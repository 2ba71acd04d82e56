import ModelcBase

/// The source files below a folder.
enum SourceTree {
    struct File {
        /// The path relative to the folder.
        let path: String
        let fullPath: String
    }

    private static let endings = [".h", ".m", ".mm", ".swift"]

    /// Returns the Swift and Objective-C files below a folder, sorted by path. Hidden folders and links are skipped.
    static func files(below folder: String) -> [File] {
        var found: [File] = []
        var folders = [""]
        while let inner = folders.popLast() {
            let path = inner.isEmpty ? folder : PathText.joined(folder, inner)
            for name in (try? FolderListing.names(in: path)) ?? [] where !name.hasPrefix(".") {
                let relative = inner.isEmpty ? name : inner + "/" + name
                let full = PathText.joined(folder, relative)
                if (try? FileSystem.isOwnFolder(full)) ?? false {
                    folders.append(relative)
                } else if endings.contains(where: name.hasSuffix), FileSystem.isOwnFile(full) {
                    found.append(File(path: relative, fullPath: full))
                }
            }
        }
        return found.sorted { $0.path.isBefore($1.path) }
    }
}
