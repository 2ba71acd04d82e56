import ModelcDiagnostics
import ModelcSchema

/// A file whose rules have run: a version of a model, or a bundle itself.
package struct CheckedFile: Sendable {
    /// The findings of the rules, in the order of the file.
    let findings: [Finding]
    /// The errors that occurred while the file was read.
    let faults: [Diagnostic]
    /// The model; empty if none could be read.
    let model: ManagedObjectModel
    let context: LintContext
    let rules: EffectiveRules
    let settings: LintSettings
    /// The rules that ran.
    let running: [RuleDescription]
    /// The only category whose findings are reported; nil for all.
    package var reported: RuleCategory?
}
