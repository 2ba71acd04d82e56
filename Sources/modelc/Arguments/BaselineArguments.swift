import ArgumentParser
import ModelcConfiguration
import ModelcKit
import ModelcSettings

/// The findings to tolerate.
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

    /// The name where none is given.
    private static let standardName = ".modelc-baseline"

    func validate() throws {
        if writeBaseline, pruneBaseline {
            throw ValidationError("--write-baseline and --prune-baseline cannot be used together")
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

    /// The baseline; nil where there is none.
    ///
    /// - Parameter configured: the settings of the configuration.
    /// - Throws: `ValidationError` where something is to be done with a baseline that is not named.
    func request(_ configured: LintConfiguration?) throws -> BaselineRequest? {
        var lint = configured ?? LintConfiguration()
        try set(&lint)
        return BaselineRequest(lint, action)
    }

    /// Sets the file that is named.
    func setFile(_ lint: inout LintConfiguration) {
        if let baseline { lint.baseline = .flag(ConfiguredPath(baseline)) }
    }

    /// Sets the file that is named; to write one it needs no name.
    func set(_ lint: inout LintConfiguration) throws {
        setFile(&lint)
        guard lint.baseline == nil else { return }
        if writeBaseline { lint.baseline = .flag(ConfiguredPath(BaselineArguments.standardName)) }
        if pruneBaseline || strictBaseline, !writeBaseline {
            throw ValidationError("no baseline is set: pass --baseline PATH, or set 'baseline' under 'lint'")
        }
    }
}
