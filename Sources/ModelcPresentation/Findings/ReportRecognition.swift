import ModelcDiagnostics
import ModelcKit
import ModelcReports

extension ReportFile {
    /// Why the file may not be written without being asked: what is there is no report of modelc. Nil if it may.
    package func refusal(_ wording: Wording) -> Diagnostic? {
        guard let earlier = earlier(reading: ReportRecognition.length),
            !(earlier.head.map(ReportRecognition.isReport) ?? false)
        else { return nil }
        return earlier.refusal(wording)
    }
}

/// Tells reports that modelc wrote from other files: only such a file is replaced by a new report without being asked.
enum ReportRecognition {
    /// How many bytes of a file are looked at.
    static let length = 16_384

    /// Whether a file that begins with these bytes is a report of any format, or empty.
    static func isReport(_ head: some Sequence<UInt8>) -> Bool {
        let text = String(decoding: Array(head.prefix(length)), as: UTF8.self)
        let start = text.drop(while: \.isWhitespace)
        guard let first = start.first else { return true }
        return ReportFormat.allCases.contains { $0.isWritten(start) } || isResult(start, first)
    }

    /// The results of single commands: plans, checks, diagrams, deletions.
    private static func isResult(_ start: Substring, _ first: Character) -> Bool {
        switch first {
        case "<":
            start.contains("class=\"modelc-diagram\"")
                || start.hasPrefix("<!DOCTYPE html>\n")
                    && ["<title>Migration of ", "<title>Diagram of "].contains { start.contains($0) }
        case "#": start.hasPrefix("### Migration to ")
        case "{", "[": false
        case "-" where start.hasPrefix("---\ntitle: "): start.contains("\n---\nclassDiagram\n")
        case "/" where start.hasPrefix("// Diagram of "): start.contains("\ndigraph model {\n")
        case "D" where start.hasPrefix("Delete one "): start.contains("\nDeleted  ")
        default: isLine(start.prefix { !$0.isNewline })
        }
    }

    private static func isLine(_ line: Substring) -> Bool {
        ["check passed", "check failed: ", "check could not be finished: "].contains { line.hasPrefix($0) }
            || line.firstMatch(of: #/^.+\.xcdatamodeld?: migration to /#) != nil
    }
}
