import Foundation

/// A folder for one test, removed when the test releases it.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("modelc-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The path of a file or folder inside.
    package func path(_ relative: String) -> String { url.appendingPathComponent(relative).path }

    /// Writes a file, with the folders that it needs.
    @discardableResult
    package func write(_ text: String, to relative: String) throws -> String {
        try write(Data(text.utf8), to: relative)
    }

    /// Writes a file, with the folders that it needs.
    @discardableResult
    package func write(_ data: Data, to relative: String) throws -> String {
        let file = url.appendingPathComponent(relative)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file.path
    }

    /// Makes a folder.
    @discardableResult
    package func makeFolder(_ relative: String) throws -> String {
        let folder = url.appendingPathComponent(relative)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }

    /// The relative paths of the files inside, in byte order.
    package func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { relative in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path(relative), isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    }
}

/// Paths in the checkout in which the tests run.
package enum Repository {
    /// The folder of Package.swift.
    package static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The path of a file or folder, relative to the root.
    package static func path(_ relative: String) -> String { root.appendingPathComponent(relative).path }
}
