import ModelcDiagnostics

/// What a configuration says about a rule or a category.
package struct RuleSetting: Hashable, Sendable {
    /// Nil where only options are set.
    package var severity: SeveritySetting?
    package var options: [String: RuleOptionValue]

    package init(_ severity: SeveritySetting? = nil, options: [String: RuleOptionValue] = [:]) {
        self.severity = severity
        self.options = options
    }
}
