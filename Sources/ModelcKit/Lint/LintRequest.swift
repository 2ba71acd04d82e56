import ModelcDiagnostics
import ModelcSettings

/// The request for a run of lint.
package struct LintRequest {
    /// Rules and categories that the user turns on or off. They modify the rules that the settings choose.
    package struct RuleChoice {
        /// The names of the rules to turn on. A rule that is off in the settings becomes a warning.
        package var added: [String] = []
        /// The names of the rules or categories to turn off.
        package var left: [String] = []
        /// The names of the only rules or categories to run; empty for all.
        package var only: [String] = []
        /// The severities to set, by the name of a rule or category.
        package var severities: [(name: String, setting: SeveritySetting)] = []

        init() {}
    }

    /// The paths of models, or of folders to search for models. If empty, the models of the configuration are linted,
    /// or all models below the working folder.
    package var paths: [String] = []
    /// Settings that override the configuration.
    package var settings = LintConfiguration()
    package var rules = RuleChoice()
    /// The versions to lint; nil to use the versions of the settings.
    package var versions: LintedVersions?
    /// Whether the state given with `--against` has shipped.
    package var isBaseReleased = false
    /// Whether to also report findings that the state given with `--against` already has.
    package var tellsBaseFindings = false
    /// The baseline, which lists findings to tolerate.
    package var baseline = BaselineChoice()
    /// The read errors of an earlier run over the same models. They are reported even if this run can read the files,
    /// because the earlier run skipped them.
    package var unread = RunLedger()

    package init() {}
}
