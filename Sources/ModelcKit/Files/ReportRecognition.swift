import ModelcDiagnostics
import ModelcDisk
import ModelcReports

/// A report, or another result, for a file that the user named.
package struct ReportFile {
    private let text: String
    private let path: String

    package init(_ text: String, at path: String) {
        self.text = text
        self.path = path
    }

    /// Why the file may not be written without being asked: what is there is no report of modelc. Nil if it may, as where it
    /// has the text already: whoever runs a command twice gets no other answer.
    package func refusal(_ wording: Wording) -> Diagnostic? {
        guard !FileBytes.areEqual(at: path, to: Array(text.utf8)), ExistingPath.mayExist(path) else { return nil }
        let head = try? FileBytes.head(of: path, length: ReportRecognition.length).get()
        guard !(head.map(ReportRecognition.isReport) ?? false) else { return nil }
        let isFolder = FileSystem.kind(of: path) == .folder
        return Diagnostic(
            .foreignFile, .error,
            isFolder ? "'\(path)' is a folder" : "'\(path)' exists already, and is not a report of modelc",
            at: SourceLocation(path: path),
            help: "name another file" + (head == nil ? "" : ", or pass \(wording[.replacement]) to replace it"))
    }

    /// Writes the file, whatever is there.
    package func write() throws(FileWritingError) { try FileWriter.write(text, to: path, replacing: nil) }
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
