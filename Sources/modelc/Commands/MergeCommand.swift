import ArgumentParser
import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc merge BASE OURS THEIRS`: merges three files into one. `modelc merge --install` configures git to merge
/// models with modelc.
struct MergeCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Merges two changed copies of a model, as a git merge driver.",
        usage: "modelc merge BASE OURS THEIRS [options]\nmodelc merge --install [--global] [--dry-run]",
        discussion: HelpText.discussion(
            """
            The command merges entities, properties and their attributes one by one, not line by line, and follows \
            renames. The result goes to OURS. If both sides changed the same thing, OURS keeps its value, and a \
            comment shows the value of each side. Xcode can still open the model. The command also merges \
            .xccurrentversion.

            --install sets up .gitattributes and the git configuration of the clone. To do this by hand:
              .gitattributes:  **/*.xcdatamodel/contents merge=modelc diff=modelc
                               .xccurrentversion merge=modelc
                               modelc.lock merge=union
              git config merge.modelc.driver \\
                'modelc merge %O %A %B --marker-size=%L --path=%P'
              git config merge.modelc.recursive modelc-ancestors
              git config merge.modelc-ancestors.driver \\
                'modelc merge %O %A %B --ancestors --path=%P'
              git config diff.modelc.textconv 'modelc textconv --'
            """,
            examples: ["merge --install", "merge base.xml ours.xml theirs.xml --output merged.xml"],
            findings: "there are conflicts"))

    @Argument(help: ArgumentHelp("The files: base, ours and theirs.", valueName: "file"), completion: .file())
    var files: [String] = []

    @Option(
        help: ArgumentHelp("The path of the file, for messages and to detect its type.", valueName: "path"))
    var path: String?

    @Option(
        help: ArgumentHelp(
            "For git: the length of conflict markers. Prints only warnings and errors.",
            valueName: "n"))
    var markerSize: Int?

    @Flag(
        help: ArgumentHelp(
            "For git: merge common ancestors of two branches. In conflicts, the result keeps BASE. Prints nothing."
        ))
    var ancestors = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write the result to this file instead of OURS; '-' is standard output.", valueName: "path"),
        completion: .file())
    var output: String?

    @Flag(help: .force)
    var force = false

    @Flag(help: "Set up git to merge models with modelc in this clone.")
    var install = false

    @Flag(help: "With --install: change the git configuration of the user, for all repositories.")
    var global = false

    @Flag(help: "Write nothing; report what would be written.")
    var dryRun = false

    @Option(help: .resultFormat)
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { format == .json && output != "-" }
    static let outputIsResult = false

    func validate() throws {
        try refuseStandardInput(files)
        if install {
            guard files.isEmpty, path == nil, output == nil, markerSize == nil, !ancestors, format == .text else {
                throw ValidationError("--install takes no files, and no options except --global and --dry-run")
            }
        } else {
            guard files.count == 3 else {
                throw ValidationError("name three files (base, ours and theirs), or pass --install")
            }
            if ancestors, format == .json || dryRun {
                throw ValidationError("--ancestors prints nothing: it cannot be used with --format json or --dry-run")
            }
            if global { throw ValidationError("--global needs --install") }
            if output == "-", format == .json {
                throw ValidationError("--output - and --format json cannot be used together")
            }
            if let output, PathText.absolute(output) == PathText.absolute(files[1]) {
                throw ValidationError("the result goes to OURS by default: leave out --output")
            }
            try ValidationError.refuseTogether(("--output", output != nil), ("--dry-run", dryRun))
        }
    }

    func run() throws {
        if install { return try runInstallation() }
        var request = MergeRequest(base: files[0], ours: files[1], theirs: files[2])
        request.name = path
        if let output { request.destination = output == "-" ? .caller : .file(output, replaces: force) }
        request.isRehearsal = dryRun
        request.isOfAncestors = ancestors
        let outcome = try Merge(request, in: common.workspace).run()
        if output == "-" {
            try Console.print(outcome.bytes)
        } else {
            let isReported = !common.quiet && markerSize == nil && !ancestors
            if isReported || dryRun || format == .json { try Console.print(outcome.text(format), of: outcome) }
        }
        try finish(outcome)
    }

    private func runInstallation() throws {
        var request = MergeSetupRequest()
        request.isForUser = global
        request.isRehearsal = dryRun
        request.tool = ProcessArguments.executablePath
        let outcome = try MergeSetup(request, in: common.workspace).run()
        if !common.quiet || dryRun { try Console.print(outcome.text, of: outcome) }
        try finish(outcome)
    }
}
