import Foundation

/// Finds the configuration file for a model. The tool itself would search from its working directory. The plugin
/// searches from the model, because the build must know the file to detect changes to it.
enum ConfigurationSearch {
    /// Returns the nearest `.modelc.yml`: in the folder, or in a folder above it up to the one that contains `.git`.
    /// The tool searches in the same way.
    static func nearest(from folder: URL) -> URL? {
        var folder = folder.standardizedFileURL
        while true {
            let candidate = folder.appendingPathComponent(".modelc.yml")
            if exists(candidate) { return candidate }
            let parent = folder.deletingLastPathComponent().standardizedFileURL
            if exists(folder.appendingPathComponent(".git")) || parent.path == folder.path { return nil }
            folder = parent
        }
    }

    private static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }
}
