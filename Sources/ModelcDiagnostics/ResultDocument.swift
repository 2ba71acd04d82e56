import ModelcBase

/// The common form of every JSON document that a command prints: the tool, the diagnostics, and the result.
///
/// A command that fails also prints the document. It then has the reasons as diagnostics, and no result.
package struct ResultDocument: Hashable, Sendable {
    /// Increased when a key of any document changes its meaning or is removed; new keys do not increase it.
    package static let schemaVersion = 1

    private let toolName: String
    private let toolVersion: String
    /// The command, without the tool's name, such as `mapping show`.
    let command: String
    let diagnostics: [Diagnostic]
    /// The result of the command; null if the diagnostics contain errors that prevent it.
    let result: JSONValue

    /// - Parameter tool: the tool's name and version.
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
