import ModelcDiagnostics

/// A file whose rules have run: a version of a model, or a bundle itself.
package struct CheckedFile: Sendable {
    /// The findings of the rules, rule by rule.
    let findings: [Finding]
    /// The errors that occurred while the file was read.
    let faults: [Diagnostic]
    let subject: LintSubject
    let rules: EffectiveRules
    let settings: LintSettings
    /// The rules that ran.
    let running: [RuleDescription]
    /// The only category whose findings are reported; nil for all.
    package var reported: RuleCategory?
}
