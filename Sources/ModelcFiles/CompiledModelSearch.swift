import ModelcBase

/// Finds compiled models: the model at a path, or all models below a folder, such as an app with its frameworks.
package struct CompiledModelSearch {
    /// The paths of `.momd` bundles, and of `.mom` files outside of these; in byte order.
    package private(set) var models: [String] = []
    /// Folders that could not be searched.
    private(set) var problems: [FileProblem] = []

    package init(_ path: String) {
        let start = ModelPath(path)
        if start.isCompiledBundle || start.isCompiledVersion {
            models = [start.text]
        } else if FileSystem.kind(of: start.text) == .folder, !start.isBundle, !start.isVersion {
            search(start.text)
        }
    }

    /// Searches a folder and its subfolders. Symbolic links are not followed: their targets are found anyway, or are
    /// outside the folder.
    private mutating func search(_ root: String) {
        var folders = [root]
        while let folder = folders.popLast() {
            do {
                for name in try FolderListing.names(in: folder) {
                    try look(at: ModelPath(PathText.joined(ModelPath(folder).text, name)), &folders)
                }
            } catch {
                problems.append(error)
            }
        }
        models.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private mutating func look(at path: ModelPath, _ folders: inout [String]) throws(FileProblem) {
        if path.isCompiledVersion {
            if FileSystem.kind(of: path.text) == .file { models.append(path.text) }
        } else if try !FileSystem.isOwnFolder(path.text) {
            return
        } else if path.isCompiledBundle {
            models.append(path.text)
        } else if !path.isBundle, !path.isVersion, !ModelSearch.isOfOthers(path.name) {
            folders.append(path.text)
        }
    }
}
