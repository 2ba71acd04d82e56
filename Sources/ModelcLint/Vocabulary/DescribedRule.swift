import ModelcDiagnostics

/// A source of findings with a page: presets, documentation and tests use its description.
package protocol DescribedRule: Sendable {
    /// The description of the rule; the only place with its name, severity and examples.
    static var description: RuleDescription { get }
}

extension DescribedRule {
    /// The rule's stable id, which every finding of the rule has.
    package static var id: DiagnosticID { description.id }
}
