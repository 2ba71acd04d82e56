import ModelcDiagnostics
import ModelcKit
import ModelcReports

extension ReportFile {
    /// Returns the error if the file must not be replaced without confirmation, because it is not a report of modelc;
    /// nil if it may be.
    package func refusal(_ wording: Wording) -> Diagnostic? {
        guard let earlier = earlier(reading: ReportRecognition.length),
            !(earlier.head.map(ReportRecognition.isReport) ?? false)
        else { return nil }
        return earlier.refusal(wording)
    }
}

/// Distinguishes reports written by modelc from other files: only such a file is replaced by a new report without
/// confirmation.
enum ReportRecognition {
    /// The number of bytes of a file that are read.
    static let length = 16_384

    /// The recognition functions of all results.
    private static let results: [@Sendable (Substring) -> Bool] = [
        PlanPage.isWritten, PlanMarkdown.isWritten, PlanText.isWritten, CheckText.isWritten, DiagramPage.isWritten,
        SVGDiagram.isWritten, MermaidDiagram.isWritten, DotDiagram.isWritten, DeletionText.isWritten,
        DifferenceReport.isWritten,
    ]

    /// Whether a file with this start is a report of any format, the result of a command, or empty.
    static func isReport(_ head: some Sequence<UInt8>) -> Bool {
        let text = String(decoding: Array(head.prefix(length)), as: UTF8.self)
        let start = text.drop(while: \.isWhitespace)
        return start.isEmpty || ReportFormat.allCases.contains { $0.isWritten(start) } || results.contains { $0(start) }
    }
}
