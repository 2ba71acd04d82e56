import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc decompile PATH`: a compiled model -> a source that Xcode opens.
struct DecompileCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "decompile", abstract: "Makes a source of a compiled model or mapping model.",
        usage: "modelc decompile PATH [--output PATH] [options]",
        discussion: HelpText.discussion(
            """
            PATH is a .momd bundle, or a .mom or .cdm file, of an app for example. The source has every entity and property, and \
            lacks what no compiled file has; the command lists that. Nothing that is there already is replaced.

            A mapping model holds a copy of both of its models, and a .cdm file only their hashes: --models names where they are, \
            as sources or compiled.

            To look at a compiled model no source is needed: inspect, diff, hash, plan and identify --model read it as it is.
            """,
            examples: [
                "decompile Library.app/Library.momd", "decompile Library.mom --output Sources/Library.xcdatamodel",
                "decompile V1toV2.cdm --models Library.app",
            ]))

    @Argument(
        help: ArgumentHelp("A .momd bundle, or a .mom or .cdm file.", valueName: "path"),
        completion: .file(extensions: ["momd", "mom", "cdm"]))
    var path: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The .xcdatamodeld, .xcdatamodel or .xcmappingmodel to make, or the folder for it. (default: this folder)",
            valueName: "path"),
        completion: .directory)
    var output: String?

    @Option(
        help: ArgumentHelp(
            "For a .cdm file: an app or another folder that holds the models, or a model, compiled or not; may be repeated. "
                + "(default: this folder)", valueName: "path"),
        completion: .directory)
    var models: [String] = []

    @Flag(help: "Write nothing; list what would be written.")
    var dryRun = false

    @Option(help: "The form of the result.")
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { format == .json }
    static let outputIsResult = false

    func validate() throws { try refuseStandardInput([path]) }

    func run() throws {
        var request = DecompileRequest(path: path)
        request.output = output
        if !models.isEmpty { request.modelPaths = models }
        request.isRehearsal = dryRun
        let outcome = try Decompile(request, in: common.workspace).run()
        if !common.quiet || dryRun || format == .json {
            try Console.print(outcome.text(format, showsNotes: common.verbose))
        }
        DiagnosticOutput.print(outcome.messages, of: nil)
        try ExitStatus.end(outcome.result)
    }
}
