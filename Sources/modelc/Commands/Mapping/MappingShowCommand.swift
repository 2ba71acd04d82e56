import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc mapping show MAPPING`: the content of a mapping model, for review.
struct MappingShowCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Shows what a mapping model does, in a format for review.",
        usage: "modelc mapping show MAPPING [options]",
        discussion: HelpText.discussion(
            examples: [
                "mapping show V2toV3.xcmappingmodel",
                "mapping show V2toV3.xcmappingmodel --all --models App",
            ]))

    @OptionGroup var mapping: MappingArguments

    @OptionGroup var models: MappingModelsArguments

    @Flag(help: "Show every row, and everything that has no effect.")
    var all = false

    @OptionGroup(title: "Result") var result: ResultArguments<OutputFormat>
    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { result.printsDocument }

    func validate() throws { try refuseStandardInput([mapping.path]) }

    func run() throws {
        var request = MappingShowRequest(path: mapping.path)
        request.modelFolder = models.models
        let outcome = try MappingShow(request, in: common.workspace).run()
        try result.write(
            outcome.text(result.format, showsAll: all, showsNotes: common.verbose, style: result.layout.style))
        try finish(outcome)
    }
}
