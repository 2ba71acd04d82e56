import ArgumentParser
import ModelcConfiguration
import ModelcKit
import ModelcSettings

/// The findings to tolerate.
struct LintBaselineArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("The file of findings to tolerate.", valueName: "path"), completion: .file())
    var baseline: String?

    @Flag(help: "Write all findings into the baseline.")
    var writeBaseline = false

    @Flag(help: "Remove entries from the baseline whose findings no longer exist.")
    var pruneBaseline = false

    @Flag(help: "Exit with 1 where the baseline has such entries.")
    var strictBaseline = false

    /// The name where none is given.
    static let standardName = ".modelc-baseline"

    func validate() throws {
        if writeBaseline, pruneBaseline {
            throw ValidationError("--write-baseline and --prune-baseline exclude each other")
        }
    }

    /// What is to be done with the baseline.
    var action: BaselineAction {
        var action = BaselineAction()
        action.writes = writeBaseline
        action.prunes = pruneBaseline
        action.isStrict = strictBaseline
        return action
    }

    func set(_ lint: inout LintConfiguration) {
        lint.baseline = baseline.map { .flag(ConfiguredPath($0)) }
    }

    /// The file's path from the working directory; nil if there is no baseline.
    func path(_ lint: LintConfiguration) throws -> String? {
        if let path = lint.baseline?.value.path { return path }
        if writeBaseline { return LintBaselineArguments.standardName }
        guard !pruneBaseline, !strictBaseline else {
            throw ValidationError("no baseline is named: pass --baseline PATH, or set 'baseline' under 'lint'")
        }
        return nil
    }
}
