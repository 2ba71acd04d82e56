import ModelcDiagnostics

/// Anything that finds faults and has a page: its description is what presets, documentation and tests read.
package protocol DescribedRule: Sendable {
    /// What the rule is about; the only place where its name, severity and examples stand.
    static var description: RuleDescription { get }
}

extension DescribedRule {
    /// The rule's stable name; every finding of the rule carries it.
    package static var id: DiagnosticID { description.id }
}

/// A rule of lint about one model: a description, and a pure check. One file a rule, named after it, listed in the
/// registry of its category.
///
/// The check gets a `LintSubject` and not the bare model, so that all rules share one set of look-up tables. It never
/// sees XML. It need not think of severities, suppression or other rules: the `Linter` does.
package protocol LintRule: DescribedRule {
    /// Reports every place that breaks the rule, in any order. The model may have any other fault as well.
    static func check(_ subject: LintSubject, report: (Finding) -> Void)
}
