import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc diff OLD NEW`: the differences between two versions.
struct DiffCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Shows the differences between two versions of a model, and what they mean for stores.",
        usage: """
            modelc diff OLD NEW
            modelc diff MODEL [--from VERSION] [--to VERSION]
            modelc diff MODEL --against REV|PATH
            modelc diff REV [REV]
            """,
        discussion: HelpText.discussion(
            """
            OLD and NEW are bundles, paths of versions, or names of two versions of the only model. For a bundle, the command uses the current version. With only one \
            bundle, it compares the current version with the version before it; --from and --to choose other versions. \
            With --against, it compares the current version in a git revision or in a copy with the current version on \
            disk. It does not check out anything. In place of OLD and NEW, branches, tags or commits can be given if the \
            project has only one model: one is compared with the files on disk, two (or REV..REV) with each other.

            \(HelpText.compiledModels)
            """,
            examples: [
                "diff",
                "diff 2 5",
                "diff Library.xcdatamodeld --from 2 --to 5",
                "diff Library.xcdatamodeld --against origin/main --format markdown",
            ],
            findings: "differences, with --exit-code"))

    @Argument(
        help: ArgumentHelp(
            "The older model, or the only model; or a folder with one model below it. (default: the only model in "
                + ".modelc.yml, or below this folder)", valueName: "old"),
        completion: .model)
    var old = ""

    @Argument(
        help: ArgumentHelp("The newer model.", valueName: "new"),
        completion: .model)
    var new: String?

    @Option(help: ArgumentHelp("The version of the older model.", valueName: "version"), completion: .version)
    var from: String?

    @Option(help: ArgumentHelp("The version of the newer model.", valueName: "version"), completion: .version)
    var to: String?

    @Option(
        help: ArgumentHelp(
            "Take the older model from this branch, tag or commit, or from the copy at this path. REV:PATH if the "
                + "model has another path in that revision.", valueName: "rev|path"))
    var against: String?

    @Flag(help: "Exit with 1 if there are differences.")
    var exitCode = false

    @Flag(help: .noRenameGuess)
    var noRenameGuess = false

    @OptionGroup(title: "Result") var result: ResultArguments<DiffFormat>
    @OptionGroup var common: CommonArguments

    func validate() throws {
        try ValidationError.refuseTogether(("a second model", new != nil), ("--against", against != nil))
    }

    var printsDocument: Bool { result.printsDocument }

    func run() throws {
        var request = DiffRequest(old: old, new: new)
        request.from = from
        request.to = to
        request.base = against
        request.isCheck = exitCode
        request.guessesRenames = !noRenameGuess
        let outcome = try Diff(request, in: common.workspace(reading: [old, new])).run()
        DiagnosticOutput.print(outcome)
        try result.write(
            outcome.text(
                result.format, showsNotes: common.verbose,
                layout: result.place.file == nil ? Console.outputLayout : .plain))
        try ExitStatus.end(outcome.result)
    }
}
