import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc diff OLD NEW`: what differs between two versions.
struct DiffCommand: ParsableCommand, DocumentingCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Shows what differs between two versions of a model, and what it means for stores.",
        usage: """
            modelc diff OLD NEW
            modelc diff MODEL [--from VERSION] [--to VERSION]
            modelc diff MODEL --against REVISION
            """,
        discussion: """
            OLD and NEW are bundles, whose current versions are compared, or versions. With one bundle, two of its \
            versions are compared: the current one with the one before it, unless --from and --to say otherwise. With \
            --against, the current version of a git revision is compared with the one on disk; nothing is checked out.

            Exit codes: 0 in every case that could be compared; with --exit-code, 1 where there are differences; \
            2 something cannot be read; 64 wrong usage.
            """)

    @Argument(
        help: ArgumentHelp(
            "The older model, or the only one; a folder stands for the only model below it. (default: the only one of "
                + "the configuration, or below this folder)", valueName: "old"),
        completion: .file(extensions: ["xcdatamodeld", "xcdatamodel"]))
    var old = ""

    @Argument(
        help: ArgumentHelp("The newer model.", valueName: "new"),
        completion: .file(extensions: ["xcdatamodeld", "xcdatamodel"]))
    var new: String?

    @Option(help: ArgumentHelp("The version of the older model.", valueName: "version"))
    var from: String?

    @Option(help: ArgumentHelp("The version of the newer model.", valueName: "version"))
    var to: String?

    @Option(help: ArgumentHelp("Take the older model from this branch, tag or commit.", valueName: "revision"))
    var against: String?

    @Option(help: ArgumentHelp("Where the model is in that revision, from the repository's root.", valueName: "path"))
    var againstPath: String?

    @Option(help: "For people (text), for programs (json), or for a comment on a pull request (markdown).")
    var format = DiffFormat.text

    @Flag(help: "Exit with 1 where there are differences.")
    var exitCode = false

    @Flag(help: "Suggest no renames.")
    var noRenameGuess = false

    func validate() throws {
        if new != nil, against != nil { throw ValidationError("a second model and --against exclude each other") }
        if againstPath != nil, against == nil { throw ValidationError("--against-path needs --against") }
    }

    var printsDocument: Bool { format == .json }

    func run() throws {
        var request = DiffRequest(old: old, new: new)
        request.from = from
        request.to = to
        request.revision = against
        request.pathInRevision = againstPath
        request.guessesRenames = !noRenameGuess
        let outcome = try Diff(request, in: .ofProcess).run()
        DiagnosticOutput.print(outcome.messages, ofAll: outcome.models)
        try Console.print(outcome.text(format, layout: Console.outputLayout))
        try ExitStatus.end(exitCode && !outcome.difference.isEmpty ? .findings : .done)
    }
}

extension DiffFormat: ExpressibleByArgument {}
