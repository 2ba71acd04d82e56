import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// The JSON Schemas of all documents that commands print, and the schema of the configuration file, by name.
package enum SchemaList {
    /// The name of the schema of the configuration file.
    private static let ofConfiguration = "configuration"

    /// The names of all schemas, sorted.
    package static let names = (DocumentSchema.all.map(\.name) + [ofConfiguration]).sorted()

    /// The names of all schemas, one per line.
    package static var text: String { names.map { $0 + "\n" }.joined() }

    /// Returns a schema.
    ///
    /// - Parameter name: the name of a command, with hyphens or spaces between its words.
    /// - Returns: the text of the schema, or an error if there is none.
    package static func text(of name: String) -> Result<String, MissingSchema> {
        if name == ofConfiguration { return .success(JSONWriter.text(of: ConfigurationSchema.json)) }
        let wanted = name.replacingText(" ", with: "-")
        if let schema = DocumentSchema.all.first(where: { $0.name == wanted }) {
            return .success(JSONWriter.text(of: schema.json))
        }
        let near =
            SpellingSuggestion.nearest(to: wanted, among: names) ?? names.first { $0.hasPrefix(wanted + "-") }
        return .failure(MissingSchema(name: name, near: near))
    }
}

/// The error for a name that has no schema.
package struct MissingSchema: Error {
    let name: String
    let near: String?

    /// The error message. It suggests the most similar name.
    package var message: String {
        "there is no schema '\(TerminalText.escaped(name))'"
            + (near.map { "; did you mean '\($0)'?" } ?? "; '\(ToolCommandName.schema)' lists them")
    }
}
