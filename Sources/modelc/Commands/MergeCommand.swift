import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc merge BASE OURS THEIRS`: three files -> one; `modelc merge --install`: git -> a git that merges models.
struct MergeCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Merges two changes of a model, as a merge driver of git.",
        usage: "modelc merge BASE OURS THEIRS [options]\nmodelc merge --install [--global] [--dry-run]",
        discussion: HelpText.discussion(
            """
            Entities, properties and their attributes are merged one by one, not line by line; renames are followed. The \
            result goes to OURS. Where both sides changed the same thing, OURS keeps its value, and a comment says what each \
            side wants: the file stays a model that can be opened. The file .xccurrentversion is merged, too.

            --install tells git of it: in .gitattributes, and in the configuration of the clone. By hand it is:
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

    @Argument(help: ArgumentHelp("The base, ours and theirs.", valueName: "file"), completion: .file())
    var files: [String] = []

    @Option(
        help: ArgumentHelp("The path that messages name, and by which the kind of file is known.", valueName: "path"))
    var path: String?

    @Option(
        help: ArgumentHelp(
            "For git: the length of its conflict markers. Print warnings and errors only.",
            valueName: "n"))
    var markerSize: Int?

    @Flag(
        help: ArgumentHelp(
            "For git: merge common ancestors of two branches. At conflicts the result has what BASE has; nothing is printed."
        ))
    var ancestors = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write the result to this file in place of OURS; '-' is standard output.", valueName: "path"),
        completion: .file())
    var output: String?

    @Flag(help: "Replace files that modelc did not write.")
    var force = false

    @Flag(help: "Let git use modelc for the models of this clone.")
    var install = false

    @Flag(help: "With --install: write the configuration of git for all repositories of the user.")
    var global = false

    @Flag(help: "Write nothing; report what would be written.")
    var dryRun = false

    @Option(help: "The form of the result.")
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { format == .json && output != "-" }
    static let outputIsResult = false

    func validate() throws {
        try refuseStandardInput(files)
        if install {
            guard files.isEmpty, path == nil, output == nil, markerSize == nil, !ancestors, format == .text else {
                throw ValidationError("--install goes with --global and --dry-run alone: it tells git what to do")
            }
        } else {
            guard files.count == 3 else {
                throw ValidationError("name three files: the base, ours and theirs; or write --install")
            }
            if ancestors, format == .json || dryRun {
                throw ValidationError("--ancestors prints nothing: it excludes --format json and --dry-run")
            }
            if global { throw ValidationError("--global is for --install") }
            if output == "-", format == .json {
                throw ValidationError("--output - and --format json exclude each other")
            }
            if output == files[1] { throw ValidationError("OURS gets the result anyway: leave out --output") }
            if output != nil, dryRun { throw ValidationError("--output and --dry-run exclude each other") }
        }
    }

    func run() throws {
        if install { return try runInstallation() }
        var request = MergeRequest(base: files[0], ours: files[1], theirs: files[2])
        request.name = path
        request.output = output
        request.isRehearsal = dryRun
        request.isOfAncestors = ancestors
        let outcome = try Merge(request, in: common.workspace).run()
        if output == "-" {
            try Console.print(String(decoding: outcome.bytes, as: UTF8.self))
        } else {
            if let output {
                try ReportWriting.write(String(decoding: outcome.bytes, as: UTF8.self), to: output, replaces: force)
            }
            let isTold = !common.quiet && markerSize == nil && !ancestors
            if isTold || dryRun || format == .json { try Console.print(outcome.text(format)) }
        }
        DiagnosticOutput.print(outcome.diagnostics, sources: outcome.sources)
        try ExitStatus.end(outcome.result)
    }

    private func runInstallation() throws {
        var request = MergeSetupRequest()
        request.isForUser = global
        request.isRehearsal = dryRun
        request.tool = ProcessArguments.executablePath
        let outcome = try MergeSetup(request, in: common.workspace).run()
        if !common.quiet || dryRun { try Console.print(outcome.text) }
        DiagnosticOutput.print(outcome.messages, sources: [:])
    }
}
