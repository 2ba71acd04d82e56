import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc decompile PATH`: converts a compiled model to a source model that Xcode can open.
struct DecompileCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "decompile",
        abstract: "Converts a compiled model, a mapping model, or the model in a store back to a source.",
        usage: "modelc decompile PATH [--output PATH] [options]",
        discussion: HelpText.discussion(
            """
            PATH is a .momd bundle, a .mom or .cdm file, a store, or an app with one compiled model in it. The source \
            has every entity and property. A compiled file or a store does not have everything that a source has; \
            the command lists what is missing. Existing files are never replaced.

            A mapping model has a copy of both of its models, but a .cdm file has only their hashes. Pass the folder \
            of the models with --models, as sources or compiled.

            You need no source to read a compiled model or a store: inspect, diff, hash, lint, plan and others read \
            them.
            """,
            examples: [
                "decompile Library.app/Library.momd", "decompile Library.mom --output Sources/Library.xcdatamodel",
                "decompile V1toV2.cdm --models Library.app",
                "decompile default.store --output Library.xcdatamodel",
            ]))

    @Argument(
        help: ArgumentHelp(
            "A .momd bundle, a .mom or .cdm file, a store, or an app with one compiled model.", valueName: "path"),
        completion: .file(extensions: ["momd", "mom", "cdm", "sqlite", "sqlite3", "db", "store"]))
    var path: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The .xcdatamodeld, .xcdatamodel or .xcmappingmodel to write, or the folder for it. (default: this folder)",
            valueName: "path"),
        completion: .directory)
    var output: String?

    @Option(
        help: ArgumentHelp(
            "For a .cdm file: a model, compiled or not, or an app or another folder with the models; may be repeated. "
                + "(default: this folder)", valueName: "path"),
        completion: .directory)
    var models: [String] = []

    @Flag(help: .newFilesOnly)
    var dryRun = false

    @Option(help: .resultFormat)
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
            try Console.print(outcome.text(format, showsNotes: common.verbose), of: outcome)
        }
        try finish(outcome)
    }
}
