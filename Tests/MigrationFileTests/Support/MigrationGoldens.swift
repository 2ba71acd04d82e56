import Foundation
import ModelcSourceCode
import Testing

/// Compares files with the golden files of a folder below `Goldens`, which have a further extension: they are no sources
/// of the project.
///
/// With `MODELC_RECORD_GOLDENS=1` they are written anew, and the test fails, so that nobody records by accident.
func expectGoldens(_ files: [GeneratedFile], in folder: String) throws {
    let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Goldens").appendingPathComponent(folder)
    if ProcessInfo.processInfo.environment["MODELC_RECORD_GOLDENS"] == "1" {
        try? FileManager.default.removeItem(at: directory)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for file in files { try Data(file.text.utf8).write(to: directory.appendingPathComponent(file.path + ".txt")) }
        Issue.record("recorded \(files.count) golden files in \(folder); run again without MODELC_RECORD_GOLDENS")
        return
    }
    let golden = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    #expect(
        golden == files.map { $0.path + ".txt" }.sorted(),
        "missing or stale golden files; record with MODELC_RECORD_GOLDENS=1")
    for file in files {
        let text = try? String(contentsOf: directory.appendingPathComponent(file.path + ".txt"), encoding: .utf8)
        // A comparison on its own, so that a failure does not print both files.
        let isSame = text == file.text
        #expect(isSame, "\(folder)/\(file.path) differs; record with MODELC_RECORD_GOLDENS=1")
    }
}
