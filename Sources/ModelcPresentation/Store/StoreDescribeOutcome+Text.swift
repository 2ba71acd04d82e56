import ModelcDiagnostics
import ModelcKit

extension StoreDescribeOutcome {
    /// Returns the tables and columns, for people or for programs.
    ///
    /// - Parameter showsNotes: whether a document has notes, too.
    package func text(_ format: OutputFormat, showsNotes: Bool, style: TextStyle = .plain) -> String {
        switch format {
        case .text: style.outline(StoreDescriptionText(self).text)
        case .json:
            ResultDocument(
                "store describe", messages, showsNotes: showsNotes, result: StoreDescriptionDocument(self).json
            ).text
        }
    }
}
