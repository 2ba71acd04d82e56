import Foundation
import ModelcTestSupport

/// Names, sizes, contents and times of all files of a folder: what has to be the same after a store was read.
struct FolderState: Equatable {
    private struct File: Equatable {
        var content: Data
        var modified: Date?
    }

    private var files: [String: File] = [:]

    init(_ folder: URL) throws {
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let url = folder.appendingPathComponent(name)
            let values = try FileManager.default.attributesOfItem(atPath: url.path)
            guard values[.type] as? FileAttributeType == .typeRegular else { continue }
            files[name] = File(content: try Data(contentsOf: url), modified: values[.modificationDate] as? Date)
        }
    }

    var names: [String] { files.keys.sorted() }
    var byteCount: Int { files.values.map(\.content.count).reduce(0, +) }
}
