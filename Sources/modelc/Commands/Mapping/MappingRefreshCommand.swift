import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc mapping refresh MAPPING`: replaces outdated embedded models with the current models.
struct MappingRefreshCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "refresh", abstract: "Updates the copies of the models in a mapping model if they are outdated.",
        usage: "modelc mapping refresh MAPPING [options]",
        discussion: HelpText.discussion(
            """
            A mapping model has a copy of both models. A copy is outdated if the version hash of an entity differs. \
            Other copies stay the same, byte for byte. The command adds rows for properties that are new in the \
            destination model.
            """,
            examples: [
                "mapping refresh V2toV3.xcmappingmodel",
                "mapping refresh V2toV3.xcmappingmodel --check",
            ],
            findings: "with --check: Core Data does not find the mapping model until it is refreshed"))

    @OptionGroup var mapping: MappingArguments

    @OptionGroup var models: MappingModelsArguments

    @Flag(help: "Write nothing; list what would change.")
    var dryRun = false

    @Flag(help: "Write nothing; exit with 1 if Core Data does not find the mapping model until it is refreshed.")
    var check = false

    @Option(help: .resultFormat)
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { format == .json }

    func validate() throws { try refuseStandardInput([mapping.path]) }

    func run() throws {
        var request = MappingRefreshRequest(path: mapping.path)
        request.modelFolder = models.models
        request.isRehearsal = dryRun
        request.isCheck = check
        let outcome = try MappingRefresh(request, in: common.workspace).run()
        DiagnosticOutput.print(outcome)
        try Console.print(outcome.text(format, showsNotes: common.verbose), of: outcome)
        try ExitStatus.end(outcome.result)
    }
}
