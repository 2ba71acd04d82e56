import Foundation
import Testing

/// Compares a text with the file in `Goldens/` that has it. With `MODELC_RECORD_GOLDENS=1` the files are written
/// instead, and the tests fail, so that nobody records without looking.
func expectGolden(_ name: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens/\(name)")
    if ProcessInfo.processInfo.environment["MODELC_RECORD_GOLDENS"] == "1" {
        try Data(text.utf8).write(to: file)
        Issue.record("recorded \(name): read it, then test again without recording", sourceLocation: sourceLocation)
        return
    }
    guard let expected = try? Data(contentsOf: file) else {
        Issue.record("there is no golden \(name); run with MODELC_RECORD_GOLDENS=1", sourceLocation: sourceLocation)
        return
    }
    #expect(String(decoding: expected, as: UTF8.self) == text, sourceLocation: sourceLocation)
    #expect(Array(expected) == Array(text.utf8), "equal but for their bytes", sourceLocation: sourceLocation)
}

/// The lines as one text, after a check of what every text promises.
func checkedText(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) -> String {
    for line in lines {
        #expect(line.last?.isWhitespace != true, "blanks at the end of '\(line)'", sourceLocation: sourceLocation)
        let steers = line.unicodeScalars.contains { $0.properties.generalCategory == .control }
        #expect(!steers, "a control character in '\(line)'", sourceLocation: sourceLocation)
    }
    return lines.map { $0 + "\n" }.joined()
}
