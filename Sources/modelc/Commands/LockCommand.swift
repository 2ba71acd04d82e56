import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc lock MODEL`: remembers the versions that shipped; `modelc lock --check` tells when one of them changes.
struct LockCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "lock", abstract: "Writes the version hashes of shipped versions to modelc.lock, or checks them.",
        usage: "modelc lock [MODEL...] [options]",
        discussion: HelpText.discussion(
            """
            Run 'modelc lock' when you release: it adds every version that is not locked yet, and refuses to change one that \
            is. Run 'modelc lock --check' on every change: it fails, with the reason for each entity and property, if a locked \
            version changed or is gone. Between releases the new current version is not locked, and you may edit it freely.

            modelc.lock is written beside the model; put it under version control.
            """,
            examples: [
                "lock",
                "lock --check",
                "lock --update 'Library 3'",
            ],
            findings: "a locked version changed"))

    @Argument(
        help: ArgumentHelp(
            ".xcdatamodeld bundles, .xcdatamodel folders outside one, or folders with one model below each. (default: "
                + "those of the configuration, or the only one below this folder)",
            valueName: "model"),
        completion: .model)
    var paths: [String] = []

    @Flag(help: "Write nothing; exit with 1 where a locked version is not as it was locked.")
    var check = false

    @Flag(help: "Write nothing; list what would be locked and written.")
    var dryRun = false

    @Flag(help: "Do not lock the current version, which has not shipped yet.")
    var exceptCurrent = false

    @Option(
        help: ArgumentHelp(
            "Lock this version again as it is now, or forget it if it is gone; only for versions that never shipped. "
                + "Can be repeated.", valueName: "name"))
    var update: [String] = []

    @Flag(help: "Lock all versions again as they are now, and forget versions and models that are gone.")
    var updateAll = false

    @Option(
        help: ArgumentHelp("The lock file, for all models, in place of modelc.lock beside each.", valueName: "file"),
        completion: .file(extensions: ["lock"]))
    var lockFile: String?

    @OptionGroup(title: "Result") var result: FormatArguments
    @OptionGroup(title: "Result") var reports: ReportArguments

    @OptionGroup var common: CommonArguments

    func validate() throws {
        if check, dryRun || exceptCurrent || updateAll || !update.isEmpty {
            throw ValidationError(
                "--check writes nothing: it excludes --dry-run, --except-current, --update and --update-all")
        }
        if updateAll, !update.isEmpty { throw ValidationError("--update-all and --update exclude each other") }
    }

    private var format: OutputFormat { result.choice.format }

    var printsDocument: Bool { format == .json }

    func run() throws {
        let task = check ? LockRequest.Task.check : updateAll ? .replace : .add(updating: Set(update))
        var request = LockRequest(models: paths, task: task)
        request.locksCurrent = !exceptCurrent
        request.lockFile = lockFile
        request.isRehearsal = dryRun
        let outcome = try ProgressLine.watching("locking") { try Lock(request, in: common.workspace).run(progress: $0) }
        try show(outcome)
        DiagnosticOutput.print(outcome.report.diagnostics, ofAll: outcome.models)
        try ExitStatus.end(outcome.result)
    }

    /// The result, and what was found in other formats; one without a file takes the place of the result.
    private func show(_ outcome: LockOutcome) throws {
        let outputs = try reports.outputs(orAutomatic: check && !result.choice.isGiven)
        if !(common.quiet && format == .text && !dryRun), !outputs.contains(where: { $0.path == nil }) {
            try Console.print(outcome.text(format, showsNotes: common.verbose))
        }
        let findings = DiagnosticReport(
            "lock", outcome.report.diagnostics, sources: ModelSources.texts(of: outcome.models),
            result: outcome.result, display: common.workspace.display)
        try ReportWriting.write(outputs, replaces: false) { findings.text($0, $1) }
    }
}
