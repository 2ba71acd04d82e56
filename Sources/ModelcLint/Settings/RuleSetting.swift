/// What a configuration says about a rule or a category.
package struct RuleSetting: Hashable, Sendable {
    /// Nil where only options are set.
    package var severity: LintSeverity?
    package var options: [String: RuleOptionValue]

    package init(_ severity: LintSeverity? = nil, options: [String: RuleOptionValue] = [:]) {
        self.severity = severity
        self.options = options
    }
}
