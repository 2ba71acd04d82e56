import Foundation
import Testing

/// Recorded outputs: files that tests compare with the current output, byte for byte.
///
/// With `MODELC_RECORD_GOLDENS=1` they are recorded again, and the test fails, which prevents accidental recording. A
/// file that is no longer produced is a failure, too.
package struct Goldens: Sendable {
    /// Whether this run writes the files.
    package static let isRecording = ProcessInfo.processInfo.environment["MODELC_RECORD_GOLDENS"] == "1"

    private let folder: URL

    /// The files of a folder, relative to the repository's root.
    package init(_ folder: String) { self.folder = Repository.root.appendingPathComponent(folder) }

    /// Compares a text with a recorded file.
    package func expect(
        _ text: String, _ name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws {
        let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        if Goldens.isRecording { return try record([(name, text)], at: place) }
        compare(text, name, at: place)
    }

    /// Compares texts with all files of a folder below this one.
    package func expect(
        _ files: [(name: String, text: String)], in subfolder: String, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws {
        let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let named = files.map { (name: "\(subfolder)/\($0.name)", text: $0.text) }
        if Goldens.isRecording {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(subfolder))
            return try record(named, at: place)
        }
        try expectNothing(but: files.map(\.name), in: subfolder, at: place)
        for file in named { compare(file.text, file.name, at: place) }
    }

    /// Fails if a folder contains other files than these, or lacks one.
    package func expectNothing(
        but names: [String], in subfolder: String = "", fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws {
        let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try expectNothing(but: names, in: subfolder, at: place)
    }

    private func expectNothing(but names: [String], in subfolder: String, at place: SourceLocation) throws {
        let path = folder.appendingPathComponent(subfolder).path
        let there = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        let files = Set(there.filter { !Goldens.isFolder("\(path)/\($0)") })
        for name in files.subtracting(names).sorted() {
            Issue.record("\(subfolder)/\(name) is stale: nothing makes it", sourceLocation: place)
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private func record(_ files: [(name: String, text: String)], at place: SourceLocation) throws {
        for file in files {
            let url = folder.appendingPathComponent(file.name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            if (try? Data(contentsOf: url)) != Data(file.text.utf8) { try Data(file.text.utf8).write(to: url) }
        }
        Issue.record("recorded \(files.map(\.name)); run again without MODELC_RECORD_GOLDENS", sourceLocation: place)
    }

    /// Shows the first line that differs, because whole files are too long to compare by eye.
    private func compare(_ text: String, _ name: String, at place: SourceLocation) {
        let url = folder.appendingPathComponent(name)
        guard let data = try? Data(contentsOf: url) else {
            Issue.record("there is no \(name); record it with MODELC_RECORD_GOLDENS=1", sourceLocation: place)
            return
        }
        guard data != Data(text.utf8) else { return }
        let lines = [String(decoding: data, as: UTF8.self), text].map { $0.components(separatedBy: "\n") }
        let number = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
        let (old, new) = (lines[0].dropFirst(number).first ?? "", lines[1].dropFirst(number).first ?? "")
        Issue.record(
            "\(name):\(number + 1) differs: '\(new)' for '\(old)'; record it with MODELC_RECORD_GOLDENS=1",
            sourceLocation: place)
    }
}
