import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc hash MODEL`: the version hashes that Core Data will compute.
struct HashCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "hash", abstract: "Shows the version hashes, by which Core Data identifies versions of a model.",
        usage: "modelc hash [MODEL] [options]",
        discussion: HelpText.discussion(
            """
            A store can be opened with a version whose hashes are those in the store. Hashes of features that no known sample \
            shows are marked as unverified, with the reason.

            \(HelpText.compiledModels)
            """,
            examples: [
                "hash",
                "hash Library.xcdatamodeld --all-versions --format json",
                "hash Library.xcdatamodeld --entity Book --properties",
            ]))

    @OptionGroup var model: ModelArguments

    @Flag(help: "Show all versions.")
    var allVersions = false

    @Option(help: ArgumentHelp("Show this entity only.", valueName: "name"))
    var entity: String?

    @Flag(help: "Show the hashes of properties too, and what they are computed from.")
    var properties = false

    @Flag(help: "Show hashes in base64, as property lists do, and not in hexadecimal digits; for text only.")
    var base64 = false

    @OptionGroup(title: "Result") var result: ResultArguments<OutputFormat>
    @OptionGroup var common: CommonArguments

    func validate() throws {
        if allVersions, model.modelVersion != nil {
            throw ValidationError("--all-versions and --model-version exclude each other")
        }
        if base64, result.format == .json {
            throw ValidationError("--base64 is for text: in the document hashes are always hexadecimal")
        }
    }

    var printsDocument: Bool { result.printsDocument }

    func run() throws {
        var request = HashRequest(path: model.path)
        request.selection = allVersions ? .all : model.selection
        request.entity = entity
        let outcome = try Hash(request, in: common.workspace(reading: [model.path])).run()
        try result.write(
            outcome.text(
                result.format, spelling: base64 ? .base64 : .hexadecimal, showsProperties: properties, entity: entity,
                showsNotes: common.verbose, style: result.layout.style))
        DiagnosticOutput.print(outcome.messages, ofAll: outcome.models)
        try ExitStatus.end(outcome.result)
    }
}
