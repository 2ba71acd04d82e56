import ModelcDiagnostics
import ModelcJSON
import ModelcKit

/// For whom a difference is shown.
package enum DiffFormat: String, CaseIterable {
    case text
    case json
    case markdown
}

extension DiffOutcome {
    /// The difference in a format.
    ///
    /// - Parameter showsNotes: whether a document has notes, too.
    package func text(_ format: DiffFormat, showsNotes: Bool = false) -> String {
        let report = DifferenceReport(from: old, to: new, difference, isWhole: isWhole)
        switch format {
        case .text: return report.text()
        case .markdown: return report.markdown()
        case .json: return ResultDocument("diff", messages, showsNotes: showsNotes, result: report.json()).text
        }
    }
}
