import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc format`: rewrites models in Xcode's format.
struct FormatCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "format", abstract: "Formats model files as Xcode writes them.",
        usage: "modelc format [MODEL...] [options]",
        discussion: HelpText.discussion(
            """
            The command sorts elements, puts attributes in Xcode's order, and writes one element per line. Nothing is \
            lost: unknown elements stay, and a file with comments is reported and not changed. All versions are \
            formatted. No version hash changes.
            """,
            examples: ["format", "format Library.xcdatamodeld --diff", "format --check"],
            findings: "with --check or --diff: a file would change"))

    @Argument(
        help: ArgumentHelp(
            "Models, or folders to search for them. (default: the models in .modelc.yml, or all below this folder)",
            valueName: "model"),
        completion: .model)
    var paths: [String] = []

    @Flag(help: .changedFilesOnly)
    var dryRun = false

    @Flag(help: "Write nothing; exit with 1 if a file would change.")
    var check = false

    @Flag(help: "Write nothing; show what would change; exit with 1 if anything would change.")
    var diff = false

    @Option(help: .resultFormat)
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { format == .json }

    func validate() throws {
        if dryRun, check || diff { throw ValidationError("--dry-run cannot be used with --check or --diff") }
    }

    func run() throws {
        var request = FormatRequest()
        request.paths = paths
        request.isRehearsal = check || diff || dryRun
        request.isCheck = check || diff
        let outcome = try FormatModels(request, in: common.workspace).run()
        DiagnosticOutput.print(outcome)
        if !common.quiet || check || dryRun || diff || format == .json {
            try Console.print(outcome.text(format, showsDiff: diff, style: Console.outputLayout.style), of: outcome)
        }
        try ExitStatus.end(outcome.result)
    }
}
