import ModelcDiagnostics

/// A rule of lint: what it is called, and a pure check. One file a rule, named after it, listed in `RuleRegistry`.
///
/// The check gets a `LintSubject` and not the bare model, so that the eighty rules share one set of look-up tables.
package protocol LintRule: Sendable {
    /// The rule's stable name; every finding of the rule carries it.
    static var id: DiagnosticID { get }

    /// Reports every place that breaks the rule, in any order. The model may have any other fault as well.
    static func check(_ subject: LintSubject, report: (Finding) -> Void)
}
