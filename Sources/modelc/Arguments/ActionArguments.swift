import ArgumentParser
import ModelcKit

/// What is done about files that are there; of no duration, so that none of it is a setting.
struct ActionArguments: ParsableArguments {
    @Flag(help: "Write nothing; list the files that would change, and exit with 1 if there are any.")
    var check = false

    @Flag(help: "Write nothing; show the differences, and exit with 1 if there are any.")
    var diff = false

    @Flag(help: "Like --check, but ignore spaces, line breaks, comments and trailing commas.")
    var checkSemantics = false

    @Flag(help: "Write nothing; list the files that would be written.")
    var dryRun = false

    @Flag(help: "Remove machine files whose entities are no longer in the model.")
    var prune = false

    @Flag(help: "Replace files that modelc did not write, except human files.")
    var force = false

    @Option(
        help: ArgumentHelp(
            "Record the inputs and outputs in this file; do nothing until one of them changes.",
            valueName: "file"),
        completion: .file())
    var stamp: String?

    func validate() throws {
        if stamp != nil, listsOnly { throw ValidationError("--stamp cannot be used with options that write nothing") }
        if [prune, dryRun, comparesOnly].filter({ $0 }).count > 1 {
            throw ValidationError("--prune, --dry-run and --check (or --diff) cannot be used together")
        }
    }

    /// Whether the run lists files and writes none.
    var listsOnly: Bool { dryRun || comparesOnly }

    /// Whether the run says what differs, and does not show it.
    var onlyChecks: Bool { (check || checkSemantics) && !diff }

    private var comparesOnly: Bool { check || checkSemantics || diff }

    /// The same for the run.
    var action: GenerationAction {
        var action = GenerationAction()
        action.replacesForeignFiles = force
        action.removesOrphans = prune
        action.isRehearsal = dryRun
        action.isCheck = comparesOnly
        action.ignoresFormatting = checkSemantics
        return action
    }
}
