import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc store sql STORE|MODEL`: SQL views with the names of the entities and properties in the model.
struct StoreSQLCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "sql", abstract: "Writes SQL views of a store, with the names of its model.",
        usage: "modelc store sql STORE|MODEL [options]",
        discussion: HelpText.discussion(
            """
            Each entity is a view with its own and inherited properties, and the objects of its descendants. Each \
            to-many relationship is a view of its links. Run the statements in a copy of the store, or put TEMP \
            after CREATE.

            For a model, the views are those of a new store; --schema writes its tables.
            """,
            examples: [
                "store sql Library.sqlite --output views.sql",
                "store sql App/Library.xcdatamodeld --schema",
            ]))

    @Argument(
        help: ArgumentHelp("The main file of a SQLite store, or a model.", valueName: "store"),
        completion: StoreArguments.files)
    var path: String

    @OptionGroup var models: StoreModelArguments

    @Option(help: .version, completion: .version)
    var modelVersion: String?

    @Flag(help: "Write the tables that Core Data creates for a new store of the model.")
    var schema = false

    @OptionGroup(title: "Result") var result: OutputArguments
    @OptionGroup var common: CommonArguments

    func validate() throws { try refuseStandardInput([path]) }

    func run() throws {
        var request = StoreSQLRequest(path: path)
        request.models = models.model
        request.version = modelVersion
        request.createsTables = schema
        let outcome = try StoreSQL(request, in: common.workspace).run()
        try result.write(outcome.text)
        try finish(outcome)
    }
}
