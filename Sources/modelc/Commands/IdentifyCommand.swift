import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc identify STORE... [--model MODEL]`: which version of a model wrote a store.
struct IdentifyCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "identify", abstract: "Identifies which version of a model wrote a store.",
        usage: "modelc identify STORE... [--model MODEL] [options]",
        discussion: HelpText.discussion(
            """
            STORE is the main file of a SQLite store; the write-ahead log beside it is read with it. A store is never opened in \
            place: it is copied into a folder for temporary files, and the copy is read.

            The version hashes in the store tell its version; else its checksum; else its tables.

            \(HelpText.compiledModels)
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
            "A model whose versions the stores may be of, or a folder with one model below it; may be repeated. (default: "
                + "those of the configuration, or the only one below this folder)", valueName: "model"),
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
        DiagnosticOutput.print(outcome.messages, ofAll: outcome.models)
        try ExitStatus.end(outcome.result)
    }
}
