import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc cloudkit emit MODEL --onto FILE`: model and schema -> the completed schema.
struct CloudKitEmitCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "emit",
        abstract: "Writes an exported CloudKit schema with what it lacks for a model.",
        usage: "modelc cloudkit emit [MODEL] --onto FILE [--output FILE] [options]",
        discussion: HelpText.discussion(
            """
            FILE is the schema of Development, as 'xcrun cktool export-schema' writes it. The result has all its lines \
            unchanged, and the missing record types and fields. Nothing is written if a field of the schema has a wrong \
            type, or if public exports do not show the form of an addition well: many-to-many relationships, entities \
            with a parent and encrypted attributes, unless FILE has some itself. --unconfirmed writes them with a comment.
            """,
            examples: [
                "cloudkit emit --onto development.ckdb --output next.ckdb",
                "cloudkit emit --onto development.ckdb --configuration Cloud",
            ],
            findings: "nothing can be written"))

    @OptionGroup var model: ModelArguments

    @Option(
        help: ArgumentHelp("The schema to complete.", valueName: "file"), completion: .cloudKitSchema)
    var onto: String?

    @Flag(help: "Write a schema from nothing, for a container that has none.")
    var newContainer = false

    @Option(name: .customLong("configuration"), help: .mirroredConfigurations, completion: .configuration)
    var configurations: [String] = []

    @Flag(help: "Also write what no public export shows, with a comment.")
    var unconfirmed = false

    @OptionGroup(title: "Result") var result: ResultArguments<OutputFormat>
    @OptionGroup var common: CommonArguments

    func validate() throws {
        try ValidationError.refuseTogether(("--onto", onto != nil), ("--new-container", newContainer))
    }

    var printsDocument: Bool { result.printsDocument }

    func run() throws {
        var request = CloudKitEmitRequest(path: model.path)
        request.version = model.selection
        request.base = onto
        request.isForNewContainer = newContainer
        request.configurations = configurations
        request.includesUnconfirmed = unconfirmed
        let outcome = try CloudKitEmit(request, in: common.workspace(reading: [model.path])).run()
        if let text = outcome.text(result.format, showsNotes: common.verbose) { try result.write(text) }
        try finish(outcome)
    }
}
