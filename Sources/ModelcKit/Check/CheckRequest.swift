import ModelcDiagnostics
import ModelcLint
import ModelcPlans
import ModelcSettings

/// The request for a check of a project.
package struct CheckRequest {
    /// The paths of the models; empty for the models of the project.
    var models: [String] = []
    /// The lint settings that override the settings of the configuration. The thresholds apply to all parts.
    package var settings = LintConfiguration()
    /// Whether the git revision or copy to compare with has shipped.
    package var isBaseReleased = false
    /// Whether lint also reports findings that already exist in the git revision or copy to compare with.
    package var tellsBaseFindings = false
    /// The findings to tolerate, in all parts.
    package var baseline = BaselineChoice()
    /// The parts, rules, categories and ids to report; empty for all.
    package var only: [String] = []
    /// The parts, rules, categories and ids to exclude from the check.
    package var except: [String] = []
    /// The severity that the command line sets for each of these rules, categories and ids.
    package var severities: [(name: String, setting: SeveritySetting)] = []
    /// The settings for the part `plan`. They apply to every model: the check sets `path` for each model. Their policy
    /// also applies to the part `mappings`.
    package var plan = PlanRequest()

    package init(models: [String] = []) { self.models = models }
}
