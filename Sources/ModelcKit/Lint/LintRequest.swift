import ModelcDiagnostics
import ModelcSettings

/// The request for a run of lint.
package struct LintRequest {
    /// Rules or categories in addition to those of the settings.
    package struct RuleChoice {
        /// The rules to add; rules that are off become warnings.
        package var added: [String] = []
        /// The rules to exclude.
        package var left: [String] = []
        /// The only rules to run; empty for all.
        package var only: [String] = []
        /// The severities of rules or categories.
        package var severities: [(name: String, setting: SeveritySetting)] = []

        init() {}
    }

    /// The models, or folders to search for models; empty for the models of the configuration, or all models below the working
    /// folder.
    package var paths: [String] = []
    /// The settings that override those of the configuration.
    package var settings = LintConfiguration()
    package var rules = RuleChoice()
    /// The versions to lint; nil for those of the settings.
    package var versions: LintedVersions?
    /// Whether the state to compare with has shipped.
    package var isBaseReleased = false
    /// Whether to also report findings that the state to compare with has.
    package var tellsBaseFindings = false
    /// The findings to tolerate.
    package var baseline = BaselineChoice()
    /// The failures of an earlier run over the same models to read something. They are reported even if this run can read it,
    /// because the earlier run skipped it.
    package var unread = RunLedger()

    package init() {}
}
