import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc format`: models -> the same in Xcode's form.
struct FormatCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "format", abstract: "Writes models in the form in which Xcode writes them.",
        usage: "modelc format [MODEL...] [options]",
        discussion: HelpText.discussion(
            """
            Elements are sorted, attributes are in Xcode's order, and each element has a line. Nothing is lost: unknown \
            elements stay, and a file with comments is left as it is and reported. All versions are formatted; no version hash \
            changes.
            """,
            examples: ["format", "format Library.xcdatamodeld --diff", "format --check"],
            findings: "with --check or --diff: a file would change"))

    @Argument(
        help: ArgumentHelp(
            "Models, or folders: all models below. (default: the models of the configuration, or all below this folder)",
            valueName: "model"),
        completion: .model)
    var paths: [String] = []

    @Flag(help: "Write nothing; list the files that would change.")
    var dryRun = false

    @Flag(help: "Write nothing; exit with 1 if a file would change.")
    var check = false

    @Flag(help: "Write nothing; show what would change; exit with 1 if anything would.")
    var diff = false

    @Option(help: "The form of the result.")
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { format == .json }

    func validate() throws {
        if dryRun, check || diff { throw ValidationError("--dry-run excludes --check and --diff") }
    }

    func run() throws {
        var request = FormatRequest()
        request.paths = paths
        request.isRehearsal = check || diff || dryRun
        request.isCheck = check || diff
        let outcome = try FormatModels(request, in: common.workspace).run()
        DiagnosticOutput.print(outcome.messages, sources: outcome.sources)
        if !common.quiet || check || dryRun || diff || format == .json {
            try Console.print(outcome.text(format, showsDiff: diff, style: Console.outputLayout.style))
        }
        try ExitStatus.end(outcome.result)
    }
}
