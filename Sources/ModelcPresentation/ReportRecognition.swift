import ModelcBase
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

    /// Each knows what it begins with.
    private static let results: [@Sendable (Substring) -> Bool] = [
        PlanPage.isWritten, PlanMarkdown.isWritten, PlanText.isWritten, CheckText.isWritten, DiagramPage.isWritten,
        SVGDiagram.isWritten, MermaidDiagram.isWritten, DotDiagram.isWritten, DeletionText.isWritten,
        DifferenceReport.isWritten,
    ]

    /// Whether a file that begins with these bytes is a report of any format, the result of a command, or empty.
    static func isReport(_ head: some Sequence<UInt8>) -> Bool {
        let text = String(decoding: Array(head.prefix(length)), as: UTF8.self)
        let start = text.drop(while: \.isWhitespace)
        return start.isEmpty || ReportFormat.allCases.contains { $0.isWritten(start) } || results.contains { $0(start) }
    }
}
