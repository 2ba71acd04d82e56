import Foundation

/// Finds the configuration that holds for a model. The tool itself would look from its working directory, and the build
/// has to know the file, to notice when it changes.
enum ConfigurationSearch {
    /// The nearest `.modelc.yml` upwards, as far as the folder with `.git`, as the tool does it.
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
