import ArgumentParser
import ModelcKit

/// What is done about files that are there; of no duration, so that none of it is a setting.
struct ActionArguments: ParsableArguments {
    @Flag(help: "Write nothing; list the files that would change, and exit with 1 if there are any.")
    var check = false

    @Flag(help: "Write nothing; show what would change, and exit with 1 if anything would.")
    var diff = false

    @Flag(help: "As --check, but spaces, line breaks, comments and trailing commas may differ.")
    var checkSemantics = false

    @Flag(help: "Write nothing; list the files that would be written.")
    var dryRun = false

    @Flag(help: "Remove machine files of this model whose entities are gone.")
    var prune = false

    @Flag(help: "Replace files that modelc did not write; never a human file.")
    var force = false

    @Option(
        help: ArgumentHelp(
            "Remember in this file what was read and written, and do nothing as long as none of it changes.",
            valueName: "file"),
        completion: .file())
    var stamp: String?

    func validate() throws {
        if stamp != nil, listsOnly { throw ValidationError("--stamp is for runs that write") }
        if [prune, dryRun, comparesOnly].filter({ $0 }).count > 1 {
            throw ValidationError("--prune, --dry-run and --check (or --diff) exclude each other")
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
