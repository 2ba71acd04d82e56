import ModelcDiagnostics
import ModelcSchema

/// The result of running rules on a file: a version of a model, or the bundle itself.
package struct CheckedFile: Sendable {
    /// The findings of the rules, in the order of their positions in the file.
    let findings: [Finding]
    /// The errors from reading the file.
    let problems: [Diagnostic]
    /// The model in the file; an empty model if it could not be read.
    let model: ManagedObjectModel
    let context: LintContext
    let rules: EffectiveRules
    let settings: LintSettings
    /// The rules that ran.
    let running: [RuleDescription]
    /// If set, only findings of this category are reported; nil for all categories.
    package var reported: RuleCategory?
}
