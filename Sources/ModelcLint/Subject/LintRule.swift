/// A lint rule for a single model: a description, and a check without side effects. Each rule has its own file in the
/// folder of its category, and an entry in the list of that folder in `RuleRegistry`.
///
/// The check gets a `LintSubject` instead of the model, so that all rules share lookup tables. It does not read the
/// XML. Severities, suppressions and other rules are handled by the `Linter`.
protocol LintRule: DescribedRule {
    /// Reports every violation of the rule, in any order. The model may also have any other error.
    static func check(_ subject: LintSubject, report: (Finding) -> Void)
}
