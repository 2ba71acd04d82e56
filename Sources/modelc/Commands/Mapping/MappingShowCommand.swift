import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc mapping show MAPPING`: what a mapping model does, for review.
struct MappingShowCommand: ParsableCommand, DocumentingCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Shows what a mapping model does, in a form for review.")

    @OptionGroup var mapping: MappingArguments

    @OptionGroup var models: MappingModelsArguments

    @Flag(help: "Show every row, and what has no effect.")
    var all = false

    @Option(help: "For people (text) or for programs (json).")
    var format = OutputFormat.text

    @Flag(help: "Show notes as well as warnings and errors.")
    var notes = false

    var printsDocument: Bool { format == .json }

    func run() throws {
        var request = MappingShowRequest(path: mapping.path)
        request.modelFolder = models.models
        let outcome = try MappingShow(request, in: .ofProcess).run()
        try Console.print(outcome.text(format, showsAll: all, showsNotes: notes))
        DiagnosticOutput.print(outcome.messages, of: nil, showsNotes: notes)
        try ExitStatus.end(outcome.result)
    }
}
