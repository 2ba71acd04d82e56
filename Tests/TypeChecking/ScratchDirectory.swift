import Foundation

/// Files that exist only while they are needed.
enum ScratchDirectory {
    /// Writes each text to a file of its own, passes on the paths, and removes the files again.
    static func withFiles<Result>(
        _ texts: [String],
        pathExtension: String,
        _ body: ([String]) throws -> Result
    ) throws -> Result {
        let directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("modelc-type-checking-scratch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let urls = texts.indices.map { directory.appendingPathComponent("Extra\($0).\(pathExtension)") }
        for (text, url) in zip(texts, urls) { try Data(text.utf8).write(to: url) }
        return try body(urls.map(\.path))
    }
}
