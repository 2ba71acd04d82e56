import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc mapping new MODEL --from A --to B`: a mapping model for two versions.
struct MappingNewCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Makes a mapping model for two versions, as Xcode would start it.",
        usage: "modelc mapping new [MODEL] [--from VERSION] [--to VERSION] [options]",
        discussion: HelpText.discussion(
            """
            Every stored property gets a row, renamed ones by their old name. What cannot be copied is left to a method of a \
            migration policy that you write, and listed. An existing mapping model is replaced only with --force.
            """,
            examples: [
                "mapping new",
                "mapping new --from 2 --to 3 --output App/V2toV3.xcmappingmodel",
            ]))

    @Argument(
        help: ArgumentHelp(
            "An .xcdatamodeld bundle, or a folder with one below it. (default: the only one of the configuration, or "
                + "below this folder)", valueName: "model"),
        completion: .model)
    var model = ""

    @Option(help: ArgumentHelp("The older version. (default: the one before the newer)", valueName: "version"))
    var from: String?

    @Option(help: ArgumentHelp("The newer version; the current one if not given.", valueName: "version"))
    var to: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Where the mapping model goes; beside the model, and named after both versions, if not given.",
            valueName: "path.xcmappingmodel"),
        completion: .model)
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The folder of the Xcode project, from which the mapping model names its models; theirs if not given.",
            valueName: "dir"),
        completion: .directory)
    var projectDir: String?

    @Flag(help: "Write nothing; list what would be written.")
    var dryRun = false

    @Flag(help: "Replace a mapping model that exists.")
    var force = false

    @Option(help: "The form of the result.")
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { format == .json }
    static let outputIsResult = false

    func validate() throws {
        if let output, !MappingNewRequest.isMappingModel(output) {
            throw ValidationError("--output has to end with \(MappingNewRequest.bundleExtension)")
        }
    }

    func run() throws {
        var request = MappingNewRequest(path: model)
        request.from = from
        request.to = to
        request.output = output
        request.projectFolder = projectDir
        request.isRehearsal = dryRun
        request.replaces = force
        let outcome = try MappingNew(request, in: common.workspace).run()
        DiagnosticOutput.print(outcome.remarks)
        try Console.print(outcome.text(format, showsNotes: common.verbose))
    }
}
