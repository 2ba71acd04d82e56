import ModelcBase

/// The one form of every JSON document that a command prints: who made it, messages, and the result.
///
/// A run that fails prints it as well: with the reasons as diagnostics, and without a result.
package struct ResultDocument: Hashable, Sendable {
    /// Rises when a key of any document changes its meaning or goes; new keys do not raise it.
    package static let schemaVersion = 1

    private let toolName: String
    private let toolVersion: String
    /// The command, without the tool's name: `mapping show`.
    let command: String
    let diagnostics: [Diagnostic]
    /// What the command found; null where it found nothing because of what the diagnostics say.
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

    /// The document, its keys in the documented order.
    var json: JSONValue {
        [
            "schemaVersion": .integer(ResultDocument.schemaVersion),
            "tool": ["name": .string(toolName), "version": .string(toolVersion)],
            "command": .string(command),
            "diagnostics": .array(diagnostics.map(\.json)),
            "result": result,
        ]
    }

    /// The document as text. Ends in a line feed.
    package var text: String { JSONWriter.text(of: json) }
}

/// For whom a command prints.
package enum OutputFormat: String, CaseIterable, Sendable {
    /// People.
    case text
    /// Programs: one JSON document on standard output.
    case json
}
