/// A lint rule about one model: a description, and a pure check. It has its own file in the folder of its category,
/// and a line in the list of that folder in `RuleRegistry`.
///
/// The check gets a `LintSubject` instead of the model, so that all rules share lookup tables. It does not see XML,
/// and does not handle severities, suppression or other rules: the `Linter` does.
protocol LintRule: DescribedRule {
    /// Reports every place that breaks the rule, in any order. The model may have any other error as well.
    static func check(_ subject: LintSubject, report: (Finding) -> Void)
}
