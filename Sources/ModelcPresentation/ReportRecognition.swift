import ModelcDiagnostics
import ModelcKit
import ModelcReports

extension ReportFile {
    /// Returns an error if the existing file is not a report of modelc: it must not be overwritten without
    /// confirmation. Nil if the file may be overwritten, or if there is no file.
    package func refusal(_ wording: Wording) -> Diagnostic? {
        guard let earlier = earlier(reading: ReportRecognition.length),
            !(earlier.head.map(ReportRecognition.isReport) ?? false)
        else { return nil }
        return earlier.refusal(wording)
    }
}

/// Recognises files that are reports of modelc. Only such a file is overwritten by a new report without confirmation.
enum ReportRecognition {
    /// The number of bytes that are read from the start of a file.
    static let length = 16_384

    /// The functions that return whether a text is the result of a command, such as a plan or a diagram.
    private static let results: [@Sendable (Substring) -> Bool] = [
        PlanPage.isWritten, PlanMarkdown.isWritten, PlanText.isWritten, CheckText.isWritten, DiagramPage.isWritten,
        SVGDiagram.isWritten, MermaidDiagram.isWritten, DotDiagram.isWritten, DeletionText.isWritten,
        DifferenceReport.isWritten,
    ]

    /// Whether a file that begins with these bytes is a report in any format, the result of a command, or empty.
    static func isReport(_ head: some Sequence<UInt8>) -> Bool {
        let text = String(decoding: Array(head.prefix(length)), as: UTF8.self)
        let start = text.drop(while: \.isWhitespace)
        return start.isEmpty || ReportFormat.allCases.contains { $0.isWritten(start) } || results.contains { $0(start) }
    }
}
