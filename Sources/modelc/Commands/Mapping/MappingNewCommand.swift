import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc mapping new MODEL --from A --to B`: creates a mapping model for two versions.
struct MappingNewCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Creates a mapping model for two versions, as Xcode does.",
        usage: "modelc mapping new [MODEL] [--from VERSION] [--to VERSION] [options]",
        discussion: HelpText.discussion(
            """
            Every stored property gets a row; a renamed property is copied from its old name. If a value cannot be \
            copied, its row calls a method of a migration policy, which you write. The command lists these methods. It \
            replaces an existing mapping model only with --force.
            """,
            examples: [
                "mapping new",
                "mapping new --from 2 --to 3 --output App/V2toV3.xcmappingmodel",
            ]))

    @Argument(
        help: ArgumentHelp(
            "An .xcdatamodeld bundle, or a folder with one below it. (default: the only model in .modelc.yml, or "
                + "below this folder)", valueName: "model"),
        completion: .model)
    var model = ""

    @Option(
        help: ArgumentHelp("The older version. (default: the version before the newer version)", valueName: "version"),
        completion: .version)
    var from: String?

    @Option(
        help: ArgumentHelp("The newer version. (default: the current version)", valueName: "version"),
        completion: .version)
    var to: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The path of the mapping model. (default: beside the model, named after both versions)",
            valueName: "path.xcmappingmodel"),
        completion: .model)
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The folder of the Xcode project. The mapping model has the paths of its models relative to this folder. "
                + "(default: the folder of the models)",
            valueName: "dir"),
        completion: .directory)
    var projectDir: String?

    @Flag(help: .newFilesOnly)
    var dryRun = false

    @Flag(help: "Replace an existing mapping model.")
    var force = false

    @Option(help: .resultFormat)
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { format == .json }
    static let outputIsResult = false

    func validate() throws {
        if let output, !MappingNewRequest.isMappingModel(output) {
            throw ValidationError("--output must end with \(MappingNewRequest.bundleExtension)")
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
        DiagnosticOutput.print(outcome)
        try Console.print(outcome.text(format, showsNotes: common.verbose), of: outcome)
    }
}
