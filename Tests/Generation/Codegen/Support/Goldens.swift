import Foundation
import ModelcCodegen
import ModelcSourceCode
import Testing

/// Compares generated files with the golden files of a folder below `Goldens`.
///
/// With `MODELC_RECORD_GOLDENS=1` the golden files are written anew, and the test fails, so that nobody records by
/// accident. A golden file that is no longer generated is a failure, too.
func expectGoldens(_ files: [GeneratedFile], in folder: String) throws {
    let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Goldens").appendingPathComponent(folder)
    if ProcessInfo.processInfo.environment["MODELC_RECORD_GOLDENS"] == "1" {
        try record(files, in: directory)
        Issue.record("recorded \(files.count) golden files in \(folder); run again without MODELC_RECORD_GOLDENS")
        return
    }
    let golden = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    #expect(golden == files.map(\.path).sorted(), "missing or stale golden files; record with MODELC_RECORD_GOLDENS=1")
    for file in files {
        let text = try? String(contentsOf: directory.appendingPathComponent(file.path), encoding: .utf8)
        // A comparison on its own, so that a failure does not print both files.
        let isSame = text == file.text
        #expect(isSame, "\(folder)/\(file.path) differs; record with MODELC_RECORD_GOLDENS=1")
    }
}

private func record(_ files: [GeneratedFile], in directory: URL) throws {
    try? FileManager.default.removeItem(at: directory)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for file in files {
        try Data(file.text.utf8).write(to: directory.appendingPathComponent(file.path))
    }
}
