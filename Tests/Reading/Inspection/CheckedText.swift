import ModelcTestSupport
import Testing

/// The recorded texts and documents.
let goldens = Goldens("Tests/Reading/Inspection/Goldens")

/// The lines as one text, after a check of what every text promises.
func checkedText(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) -> String {
    for line in lines {
        #expect(line.last?.isWhitespace != true, "blanks at the end of '\(line)'", sourceLocation: sourceLocation)
        let steers = line.unicodeScalars.contains { $0.properties.generalCategory == .control }
        #expect(!steers, "a control character in '\(line)'", sourceLocation: sourceLocation)
    }
    return lines.map { $0 + "\n" }.joined()
}
