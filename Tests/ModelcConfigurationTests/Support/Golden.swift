import Foundation
import ModelcTestSupport
import Testing

/// Compares a text with a golden file.
///
/// With `MODELC_RECORD_GOLDENS=1` the file is written anew, and the test fails, so that nobody records by accident.
func expectGolden(_ text: String, _ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Goldens/\(name)")
    try expect(text, in: file, name)
}

/// The same for a page of the documentation.
func expectPage(_ text: String, _ name: String) throws {
    let page = Repository.path("Sources/modelc/Documentation.docc/\(name)")
    try expect(text, in: URL(fileURLWithPath: page), name)
}

private func expect(_ text: String, in file: URL, _ name: String) throws {
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
