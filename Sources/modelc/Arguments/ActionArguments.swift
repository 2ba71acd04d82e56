import ArgumentParser
import ModelcKit
import ModelcSettings

/// Options for existing files and dry runs. They apply only to one run, so they are not settings.
struct ActionArguments: ParsableArguments {
    @Flag(help: .changedFilesCheck)
    var check = false

    @Flag(help: "Write nothing; show the differences, and exit with 1 if there are any.")
    var diff = false

    @Flag(help: "Like --check, but ignore spaces, line breaks, comments and trailing commas.")
    var checkSemantics = false

    @Flag(help: .newFilesOnly)
    var dryRun = false

    @Flag(help: "Remove machine files whose entities are no longer in the model.")
    var prune = false

    @Flag(help: "Take over the machine files of mogenerator and Xcode, and report which symbols change.")
    var adopt = false

    @Flag(help: "Replace files that modelc did not write, except human files.")
    var force = false

    @Option(
        help: .stamp,
        completion: .file())
    var stamp: String?

    func validate() throws {
        if stamp != nil, listsOnly { throw ValidationError("--stamp cannot be used with options that write nothing") }
        try ValidationError.refuseTogether(
            ("--prune", prune), ("--dry-run", dryRun), ("--check (or --diff)", comparesOnly))
    }

    /// Whether the run writes no files and only lists them or compares them.
    var listsOnly: Bool { dryRun || comparesOnly }

    /// Whether the run only reports that files differ, without showing the differences.
    var onlyChecks: Bool { (check || checkSemantics) && !diff }

    private var comparesOnly: Bool { check || checkSemantics || diff }

    /// The action that the options select.
    var action: GenerationAction {
        var action = GenerationAction()
        action.replacesForeignFiles = force
        action.removesOrphans = prune
        action.adopts = adopt
        action.isRehearsal = dryRun
        action.isCheck = comparesOnly
        action.ignoresFormatting = checkSemantics
        return action
    }
}
