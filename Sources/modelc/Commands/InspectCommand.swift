import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc inspect MODEL`: shows the content of a model.
struct InspectCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect", abstract: "Shows what a model contains: versions, entities, properties.",
        usage: "modelc inspect [MODEL] [options]",
        discussion: HelpText.discussion(
            """
            Shows the bundle and its current version. The JSON document has the complete model: a program can rebuild \
            the model from it.

            \(HelpText.compiledModels)
            """,
            examples: [
                "inspect",
                "inspect Library.xcdatamodeld --entity Book", "inspect --all-entities",
                "inspect Library.xcdatamodeld --all-versions --format json",
            ]))

    @OptionGroup var model: ModelArguments

    @Flag(help: "Show all versions in full.")
    var allVersions = false

    @Option(help: ArgumentHelp("Show this entity only, in detail.", valueName: "name"), completion: .entity)
    var entity: String?

    @Flag(help: "Show every entity in detail.")
    var allEntities = false

    @OptionGroup(title: "Result") var result: ResultArguments<OutputFormat>
    @OptionGroup var common: CommonArguments

    func validate() throws {
        try ValidationError.refuseTogether(allVersions: allVersions, version: model.modelVersion != nil)
        try ValidationError.refuseTogether(("--all-entities", allEntities), ("--entity", entity != nil))
    }

    var printsDocument: Bool { result.printsDocument }

    func run() throws {
        var request = InspectRequest(path: model.path)
        request.selection = allVersions ? .all : model.selection
        request.entity = entity
        request.countsOthers = result.format == .json
        let outcome = try Inspect(request, in: common.workspace(reading: [model.path])).run()
        try result.write(
            outcome.text(
                result.format, entity: entity, showsEntities: allEntities, showsNotes: common.verbose,
                style: result.layout.style))
        try finish(outcome)
    }
}
