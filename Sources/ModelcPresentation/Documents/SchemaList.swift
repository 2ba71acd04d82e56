import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// The JSON Schemas of the documents that commands print, and that of the configuration, by name.
package enum SchemaList {
    /// The schema of the file of settings.
    private static let ofConfiguration = "configuration"

    /// All names, in their order.
    package static let names = (DocumentSchema.all.map(\.name) + [ofConfiguration]).sorted()

    /// A line for each name.
    package static var text: String { names.map { $0 + "\n" }.joined() }

    /// A schema.
    ///
    /// - Parameter name: the words of a command may be joined by hyphens or by blanks.
    /// - Returns: the schema as text, or why there is none.
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

/// A name that no schema has.
package struct MissingSchema: Error {
    let name: String
    let near: String?

    /// What is wrong, and which schema may be meant.
    package var message: String {
        "there is no schema '\(TerminalText.escaped(name))'"
            + (near.map { "; did you mean '\($0)'?" } ?? "; '\(ToolCommandName.schema)' lists them")
    }
}
