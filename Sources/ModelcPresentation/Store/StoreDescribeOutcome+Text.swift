import ModelcDiagnostics
import ModelcKit

extension StoreDescribeOutcome {
    /// Returns the tables and columns of the store as text or as a JSON document.
    ///
    /// - Parameter showsNotes: whether the JSON document also contains messages that are notes.
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
