import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc identify STORE... [--model MODEL]`: the version of a model that wrote a store.
struct IdentifyCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "identify", abstract: "Identifies which version of a model wrote a store.",
        usage: "modelc identify STORE... [--model MODEL] [options]",
        discussion: HelpText.discussion(
            """
            STORE is the main file of a SQLite store. The command copies the store with its write-ahead log to a \
            temporary folder and reads the copy. It never opens a store in place.

            The command identifies the version by the version hashes in the store. If that is not possible, it uses \
            the checksum, or else the tables. If the project has no model, it shows what the store contains.

            \(HelpText.compiledModels(takenBy: "--model"))
            """,
            examples: [
                "identify Library.sqlite",
                "identify Old.sqlite New.sqlite --model App/Library.xcdatamodeld",
            ],
            findings: "the version of a store is unknown"))

    @Argument(
        help: ArgumentHelp("Stores to identify.", valueName: "store"),
        completion: .file(extensions: ["sqlite", "sqlite3", "db", "store"]))
    var stores: [String]

    @Option(
        help: ArgumentHelp(
            "Compare the stores with this model, or with the model below this folder; may be repeated. (default: the "
                + "models in .modelc.yml, or the only model below this folder)", valueName: "model"),
        completion: .model)
    var model: [String] = []

    @OptionGroup(title: "Result") var result: ResultArguments<OutputFormat>
    @OptionGroup var common: CommonArguments

    func validate() throws {
        if stores.isEmpty { throw ValidationError("name at least one store") }
    }

    var printsDocument: Bool { result.printsDocument }

    func run() throws {
        let outcome = try Identify(IdentifyRequest(stores: stores, models: model), in: common.workspace).run()
        try result.write(outcome.text(result.format, showsNotes: common.verbose, wording: common.workspace.wording))
        try finish(outcome)
    }
}
