import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc hash MODEL`: shows the version hashes that Core Data will compute.
struct HashCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "hash", abstract: "Shows the version hashes, which Core Data uses to identify model versions.",
        usage: "modelc hash [MODEL] [options]",
        discussion: HelpText.discussion(
            """
            Core Data opens a store with a version that has the same hashes as the store. If no known file confirms \
            how a feature is hashed, the hash is marked as unverified, with the reason.

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

    @Option(help: ArgumentHelp("Show this entity only.", valueName: "name"), completion: .entity)
    var entity: String?

    @Flag(help: "Also show the hashes of properties, and what they are computed from.")
    var properties = false

    @Flag(help: "Show hashes in base64, as in property lists, instead of hexadecimal; only for text.")
    var base64 = false

    @OptionGroup(title: "Result") var result: ResultArguments<OutputFormat>
    @OptionGroup var common: CommonArguments

    func validate() throws {
        try ValidationError.refuseTogether(allVersions: allVersions, version: model.modelVersion != nil)
        if base64, result.format == .json {
            throw ValidationError("--base64 is only for text: the JSON document always has hexadecimal hashes")
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
        try finish(outcome)
    }
}
