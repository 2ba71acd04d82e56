import Foundation
import Testing

/// Compares a text with a golden file.
///
/// With `MODELC_RECORD_GOLDENS=1` the file is written anew, and the test fails, so that nobody records by accident.
func expectGolden(_ text: String, _ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Goldens/\(name)")
    if ProcessInfo.processInfo.environment["MODELC_RECORD_GOLDENS"] == "1" {
        try Data(text.utf8).write(to: file)
        Issue.record("recorded \(name); run again without MODELC_RECORD_GOLDENS")
        return
    }
    let golden = try? String(contentsOf: file, encoding: .utf8)
    // A comparison on its own, so that a failure does not print both files.
    let isSame = golden == text
    #expect(isSame, "\(name) differs; record with MODELC_RECORD_GOLDENS=1")
}
