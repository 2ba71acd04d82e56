import ModelcDiagnostics

/// A rule with a page in the documentation. Presets, documentation and tests use its description.
package protocol DescribedRule: Sendable {
    /// The description of the rule. The rule's name, severity and examples are defined only here.
    static var description: RuleDescription { get }
}

extension DescribedRule {
    /// The stable id of the rule. Every finding of the rule has it.
    package static var id: DiagnosticID { description.id }
}
