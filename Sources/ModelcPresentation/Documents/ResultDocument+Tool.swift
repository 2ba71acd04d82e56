import ModelcDiagnostics
import ModelcJSON
import ModelcKit

extension ResultDocument {
    /// A document of this tool.
    ///
    /// - Parameters:
    ///   - command: its name, without the tool's: `mapping show`.
    ///   - diagnostics: messages about the result, or why there is none.
    ///   - showsNotes: whether notes are among it.
    ///   - result: null where there is none.
    package init(
        _ command: String, _ diagnostics: [Diagnostic] = [], showsNotes: Bool = true, result: JSONValue = .null
    ) {
        self.init(
            tool: ("modelc", ModelcVersion.text), command: command,
            diagnostics: diagnostics.filter { $0.severity > .note || showsNotes }, result: result)
    }
}
