import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc inspect MODEL`: what is in the bundle.
struct InspectCommand: ParsableCommand, DocumentingCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect", abstract: "Shows what a model contains: versions, entities, properties.",
        discussion: """
            Without options: an overview of the bundle and of its current version. The JSON document holds the full \
            model: a program can rebuild it.
            """)

    @OptionGroup var model: ModelArguments

    @Flag(help: "Show all versions in full.")
    var allVersions = false

    @Option(help: ArgumentHelp("Show this entity only, in detail.", valueName: "name"))
    var entity: String?

    @Option(help: "For people (text) or for programs (json).")
    var format = OutputFormat.text

    @Flag(help: "Show notes as well as warnings and errors.")
    var notes = false

    func validate() throws {
        if allVersions, model.modelVersion != nil {
            throw ValidationError("--all-versions and --model-version exclude each other")
        }
    }

    var printsDocument: Bool { format == .json }

    func run() throws {
        var request = InspectRequest(path: model.path)
        request.selection = allVersions ? .all : model.selection
        request.entity = entity
        request.countsOthers = format == .json
        let outcome = try Inspect(request, in: .ofProcess).run()
        try Console.print(outcome.text(format, entity: entity, showsNotes: notes))
        DiagnosticOutput.print(outcome.messages, ofAll: outcome.models, showsNotes: notes)
        try ExitStatus.end(outcome.result)
    }
}
