extension LintContext {
    /// A context in which a rule has options.
    static func options(_ rule: String, _ values: [String: RuleOptionValue]) -> LintContext {
        var context = LintContext()
        context.options[rule] = values
        return context
    }
}
