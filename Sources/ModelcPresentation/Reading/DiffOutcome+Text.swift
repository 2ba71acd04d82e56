import ModelcDiagnostics
import ModelcKit

/// The output formats of a difference.
package enum DiffFormat: String, CaseIterable {
    case text
    case json
    case markdown
}

extension DiffOutcome {
    /// Returns the difference in a format.
    ///
    /// - Parameters:
    ///   - showsNotes: whether a JSON document contains notes too.
    ///   - layout: the colours and the width of text output.
    package func text(_ format: DiffFormat, showsNotes: Bool = false, layout: TextLayout = .plain) -> String {
        var report = DifferenceReport(from: old, to: new, difference, verdict, isWhole: isWhole)
        report.isOldMissing = isOldMissing
        switch format {
        case .text: return report.text(layout)
        case .markdown: return report.markdown()
        case .json: return ResultDocument("diff", messages, showsNotes: showsNotes, result: report.json()).text
        }
    }
}
