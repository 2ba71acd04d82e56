import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc simulate`: simulates changes to objects.
struct SimulateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "simulate", abstract: "Shows what happens to other objects when you delete an object.",
        discussion: HelpText.discussion(examples: ["simulate delete Author"]), subcommands: [SimulateDeleteCommand.self]
    )
}

/// `modelc simulate delete ENTITY`: shows the effects of an entity's delete rules.
struct SimulateDeleteCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Shows what happens to other objects when you delete an object.",
        usage: "modelc simulate delete [MODEL] ENTITY [options]",
        discussion: HelpText.discussion(
            """
            Follows the delete rules from entity to entity, and shows what is deleted, what loses a reference, what \
            stops the deletion (Deny), and what becomes invalid. The command reads only the model, not a store: it \
            shows what can happen.
            """,
            examples: [
                "simulate delete Author",
                "simulate delete Library.xcdatamodeld Author --output delete.svg",
            ]))

    @Argument(
        help: ArgumentHelp("The model, if there are several, and the entity of the object.", valueName: "entity"),
        completion: .entity)
    var words: [String]

    @Option(help: .version, completion: .version)
    var modelVersion: String?

    @Option(
        help: """
            The format of the result. (default: by the extension of --output: .json, .svg, .html, .dot, .mmd; else text)
            """)
    var format: SimulationFormat?

    @OptionGroup(title: "Result") var result: OutputArguments
    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { form == .json && result.place.file == nil }

    private var form: SimulationFormat { format ?? result.place.file.flatMap(SimulationFormat.init(ofFile:)) ?? .text }

    func validate() throws {
        if words.count > 2 { throw ValidationError("unexpected argument '\(words[2])': name one entity") }
    }

    func run() throws {
        var request = SimulateRequest(path: words.count > 1 ? words[0] : "", entity: words[words.count - 1])
        request.version = modelVersion
        let outcome = try Simulate(request, in: common.workspace(reading: [request.path])).run()
        DiagnosticOutput.print(outcome)
        let layout = result.place.file == nil ? Console.outputLayout : .plain
        try result.write(outcome.text(form, showsNotes: common.verbose, layout: layout))
        try ExitStatus.end(outcome.result)
    }
}

extension SimulationFormat: ArgumentChoice {}
