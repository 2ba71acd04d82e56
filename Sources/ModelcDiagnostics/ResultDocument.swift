import ModelcBase

/// The common form of every JSON document that a command prints: the tool, messages, and the result.
///
/// A run that fails prints it as well: with the reasons as diagnostics, and without a result.
package struct ResultDocument: Hashable, Sendable {
    /// Increased when a key of any document changes its meaning or is removed; new keys do not increase it.
    package static let schemaVersion = 1

    private let toolName: String
    private let toolVersion: String
    /// The command, without the tool's name: `mapping show`.
    let command: String
    let diagnostics: [Diagnostic]
    /// The result of the command; null if there is none because of the errors in the diagnostics.
    let result: JSONValue

    /// - Parameter tool: its name and version.
    package init(
        tool: (name: String, version: String), command: String, diagnostics: [Diagnostic] = [], result: JSONValue
    ) {
        (toolName, toolVersion) = tool
        self.command = command
        self.diagnostics = diagnostics
        self.result = result
    }

    /// The document, with keys in the documented order.
    var json: JSONValue {
        [
            "schemaVersion": .integer(ResultDocument.schemaVersion),
            "tool": ["name": .string(toolName), "version": .string(toolVersion)],
            "command": .string(command),
            "diagnostics": .array(diagnostics.map(\.json)),
            "result": result,
        ]
    }

    /// The document as text, with a final line feed.
    package var text: String { JSONWriter.text(of: json) }
}
