import ArgumentParser
import ModelcPresentation

/// `modelc schema [NAME]`: shows the schemas of modelc's JSON documents and of its configuration file.
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
        completion: .list(SchemaList.names))
    var name: String?

    @OptionGroup(title: "Result") var place: OutputArguments
    @OptionGroup var common: CommonArguments

    func run() throws {
        guard let name else { return try place.write(SchemaList.text) }
        switch SchemaList.text(of: name) {
        case .success(let text): try place.write(text)
        case .failure(let missing): throw ValidationError(missing.message)
        }
    }
}
