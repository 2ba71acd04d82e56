import ArgumentParser
import ModelcKit
import ModelcSettings

/// Options for the baseline, the list of findings to tolerate.
struct BaselineArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The baseline file. Findings in it are not reported. (default: 'baseline' under 'lint' in .modelc.yml)",
            valueName: "path"),
        completion: .file())
    var baseline: String?

    @Flag(help: "Write all findings to the baseline.")
    var writeBaseline = false

    @Flag(help: "Remove baseline entries whose findings no longer exist.")
    var pruneBaseline = false

    @Flag(help: "Exit with 1 if the baseline has entries whose findings no longer exist.")
    var strictBaseline = false

    func validate() throws {
        try ValidationError.refuseTogether(("--write-baseline", writeBaseline), ("--prune-baseline", pruneBaseline))
    }

    /// The baseline that the options select, and what to do with it.
    var choice: BaselineChoice {
        var choice = BaselineChoice()
        choice.file = baseline
        choice.action.writes = writeBaseline
        choice.action.prunes = pruneBaseline
        choice.action.isStrict = strictBaseline
        return choice
    }
}
