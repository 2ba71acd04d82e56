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
    /// - Parameter layout: colours and width of text.
    package func text(_ format: DiffFormat, layout: TextLayout = .plain) -> String {
        let report = DifferenceReport(from: old, to: new, difference, isWhole: isWhole)
        switch format {
        case .text: return report.text(layout)
        case .markdown: return report.markdown()
        case .json: return JSONWriter.text(of: report.json())
        }
    }
}
