import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc decompile PATH`: a compiled model -> a source that Xcode opens.
struct DecompileCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "decompile", abstract: "Makes an .xcdatamodeld bundle of a compiled model.",
        usage: "modelc decompile PATH [--output PATH] [options]",
        discussion: HelpText.discussion(
            """
            PATH is a .momd bundle or a .mom file, of an app for example. The source has every entity and property, and lacks \
            what no compiled model has; the command lists that. Nothing that is there already is replaced.

            To look at a compiled model no source is needed: inspect, diff, hash, plan and identify --model read it as it is.
            """,
            examples: [
                "decompile Library.app/Library.momd", "decompile Library.mom --output Sources/Library.xcdatamodel",
            ]))

    @Argument(
        help: ArgumentHelp("A .momd bundle, or a .mom file.", valueName: "path"),
        completion: .file(extensions: ["momd", "mom"]))
    var path: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The .xcdatamodeld bundle or .xcdatamodel folder to make, or the folder for it. (default: this folder)",
            valueName: "path"),
        completion: .directory)
    var output: String?

    @Flag(help: "Write nothing; list what would be written.")
    var dryRun = false

    @OptionGroup(title: "Common options") var common: CommonArguments

    func run() throws {
        var request = DecompileRequest(path: path)
        request.output = output
        request.isRehearsal = dryRun
        let outcome = try Decompile(request, in: common.workspace).run()
        if !common.quiet || dryRun { try Console.print(outcome.text) }
        DiagnosticOutput.print(outcome.messages, of: nil)
        try ExitStatus.end(outcome.result)
    }
}
