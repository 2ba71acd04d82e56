import ArgumentParser
import ModelcJSON
import ModelcPresentation
import ModelcSettings
import ModelcText

/// `modelc schema [NAME]`: what the documents of the tool and its configuration look like.
struct SchemaCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Prints the JSON Schema of a document that modelc prints, or of .modelc.yml.",
        usage: "modelc schema [NAME] [options]",
        discussion: HelpText.discussion(
            """
            NAME is a command, with hyphens between its words (mapping-show), or 'configuration' for .modelc.yml. \
            Without NAME, the command lists all schemas.
            """,
            examples: [
                "schema",
                "schema inspect",
                "schema configuration --output modelc.schema.json",
            ]))

    @Argument(
        help: ArgumentHelp("The name of the schema.", valueName: "name"),
        completion: .list(SchemaCommand.names))
    var name: String?

    @OptionGroup(title: "Result") var place: OutputArguments
    @OptionGroup var common: CommonArguments

    private static let ofConfiguration = "configuration"

    func run() throws {
        guard let name else { return try place.write(SchemaCommand.names.map { $0 + "\n" }.joined()) }
        try place.write(JSONWriter.text(of: try schema(name)))
    }

    private static var names: [String] { (DocumentSchema.all.map(\.name) + [ofConfiguration]).sorted() }

    /// The words of a command may be joined by hyphens or by blanks.
    private func schema(_ name: String) throws -> JSONValue {
        if name == SchemaCommand.ofConfiguration { return ConfigurationSchema.json }
        let wanted = name.replacing(" ", with: "-")
        if let schema = DocumentSchema.all.first(where: { $0.name == wanted }) { return schema.json }
        let near =
            SpellingSuggestion.nearest(to: wanted, among: SchemaCommand.names)
            ?? SchemaCommand.names.first { $0.hasPrefix(wanted + "-") }
        throw ValidationError(
            "there is no schema '\(TerminalText.escaped(name))'"
                + (near.map { "; did you mean '\($0)'?" } ?? "; 'modelc schema' lists them"))
    }
}
