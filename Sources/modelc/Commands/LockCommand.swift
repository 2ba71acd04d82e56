import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc lock MODEL`: records shipped versions; `modelc lock --check` fails if one changes.
struct LockCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "lock", abstract: "Writes the version hashes of shipped versions to modelc.lock, or checks them.",
        usage: "modelc lock [MODEL...] [options]",
        discussion: HelpText.discussion(
            """
            Run 'modelc lock' when you release: it adds every version that is not locked yet, and refuses to change a \
            locked version. Run 'modelc lock --check' on every change: if a locked version changed or is gone, it \
            fails and lists each changed entity and property. Between releases, the new current version is not locked, \
            and you can edit it.

            With --from-store it locks one version as the model in a store describes it, whether the source of that \
            version still exists or not.

            With --also it only accepts other hashes for versions that are locked already.

            modelc.lock is beside the model. Put it under version control.
            """,
            examples: [
                "lock",
                "lock --check",
                "lock --update 'Library 3'",
                "lock --unlock 'Library 4'",
                "lock --from-store Old.sqlite --model-version 'Library 2'",
                "lock --also Old.sqlite --reason 'edited after 1.4'",
            ],
            findings: "a locked version changed"))

    static let mainOptions = [
        "--check", "--dry-run", "--except-current", "--update", "--unlock", "--from-store",
        "--also", "--lock-file", "--format", "--report",
    ]

    @Argument(
        help: .models,
        completion: .model)
    var paths: [String] = []

    @Flag(help: "Write nothing; exit with 1 if a locked version changed or is gone.")
    var check = false

    @Flag(help: "Write nothing; list the versions that would be locked and the files that would be written.")
    var dryRun = false

    @Flag(help: "Do not lock the current version, which has not shipped yet.")
    var exceptCurrent = false

    @Option(
        help: ArgumentHelp(
            "Lock only this version, as it is now: again if it is locked already, and out of the lock if it is gone. Only "
                + "for versions that never shipped; may be repeated.", valueName: "name"))
    var update: [String] = []

    @Option(
        help: ArgumentHelp(
            "Remove this version from the lock, so that it can be edited. Only for versions that never shipped; may be "
                + "repeated.", valueName: "name"))
    var unlock: [String] = []

    @Option(
        help: ArgumentHelp(
            "Lock one version as the model in this store describes it. Needs --model-version.", valueName: "store"),
        completion: .file(extensions: ["sqlite", "sqlite3", "db", "store"]))
    var fromStore: String?

    @Option(help: ArgumentHelp("The name of the version that wrote the store of --from-store.", valueName: "name"))
    var modelVersion: String?

    @Flag(help: "Lock all versions again as they are now, and remove versions and models that are gone.")
    var updateAll = false

    @Option(
        help: ArgumentHelp(
            "Accept the version hashes of this store, model or 'modelc hash --format json' file, too: a locked version has "
                + "shipped in another state. Locks nothing. Needs --reason; may be repeated.", valueName: "path"),
        completion: .file())
    var also: [String] = []

    @Option(help: ArgumentHelp("Where the hashes of --also come from.", valueName: "text"))
    var reason: String?

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp(
            "The locked version that --also belongs to. (default: the version with the same name; for a store, the "
                + "nearest one)", valueName: "name"))
    var acceptingVersion: String?

    @Option(
        help: ArgumentHelp(
            "Use this lock file for all models instead of modelc.lock beside each model.", valueName: "file"),
        completion: .file(extensions: ["lock"]))
    var lockFile: String?

    @OptionGroup(title: "Result") var result: FormatArguments
    @OptionGroup(title: "Result") var reports: ReportArguments

    @OptionGroup var common: CommonArguments

    func validate() throws {
        if check, dryRun || exceptCurrent || updateAll || !update.isEmpty || !unlock.isEmpty {
            throw ValidationError(
                "--check cannot be used with --dry-run, --except-current, --update, --update-all or --unlock")
        }
        if !unlock.isEmpty, exceptCurrent || updateAll || !update.isEmpty || !also.isEmpty {
            throw ValidationError("--unlock cannot be used with --except-current, --update, --update-all or --also")
        }
        try ValidationError.refuseTogether(("--update-all", updateAll), ("--update", !update.isEmpty))
        try ValidationError.refuseTogether(("--also", !also.isEmpty), ("--check", check))
        if !also.isEmpty, exceptCurrent || updateAll || !update.isEmpty {
            throw ValidationError(
                "--also cannot be used with --except-current, --update or --update-all: it locks nothing")
        }
        guard (fromStore == nil) == (modelVersion == nil) else {
            throw ValidationError("--from-store and --model-version need each other")
        }
        if fromStore != nil, check || exceptCurrent || updateAll || !update.isEmpty || !unlock.isEmpty || !also.isEmpty
        {
            throw ValidationError(
                "--from-store cannot be used with --check, --except-current, --update, --update-all, --unlock or --also"
            )
        }
        if also.isEmpty, reason != nil || acceptingVersion != nil {
            throw ValidationError("--reason and --for need --also")
        }
        if !also.isEmpty, reason?.allSatisfy(\.isWhitespace) ?? true {
            throw ValidationError("--also needs --reason: where do these hashes come from?")
        }
    }

    private var task: LockRequest.Task {
        if let fromStore, let modelVersion { return .store(StoredVersion(store: fromStore, version: modelVersion)) }
        if let reason { return .accept(AcceptedStates(sources: also, version: acceptingVersion, reason: reason)) }
        if !unlock.isEmpty { return .remove(Set(unlock)) }
        return check ? .check : updateAll ? .replace : .add(updating: Set(update))
    }

    private var format: OutputFormat { result.choice.format }

    var printsDocument: Bool { format == .json }

    func run() throws {
        var request = LockRequest(models: paths, task: task)
        request.locksCurrent = !exceptCurrent
        request.lockFile = lockFile
        request.isRehearsal = dryRun
        let outcome = try ProgressLine.watching("locking", Lock(request, in: common.workspace))
        try show(outcome)
        try finish(outcome)
    }

    /// Shows the result and the requested reports. If a report has no file, it replaces the result on standard output.
    private func show(_ outcome: LockOutcome) throws {
        let outputs = try reports.outputs(orAutomatic: check && !result.choice.isGiven)
        let isShown = !(common.quiet && format == .text && !dryRun) && !outputs.contains { $0.path == nil }
        // The report is built only if it is requested.
        try ReportWriting.write(
            outputs, result: isShown ? outcome.text(format, showsNotes: common.verbose) : nil, replaces: false,
            hasWritten: outcome.hasWritten
        ) { format, layout in
            FindingReport(
                "lock", outcome.messages, sources: outcome.sources, exitCode: outcome.result.rawValue,
                display: common.workspace.display
            ).text(format, layout)
        }
    }
}
