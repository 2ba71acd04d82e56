import Foundation

/// Finds the configuration for a model. The tool itself would search from its working directory, and the build must know
/// the file to detect changes to it.
enum ConfigurationSearch {
    /// Returns the nearest `.modelc.yml` in the folder or above it, up to the folder with `.git`, as the tool does.
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
