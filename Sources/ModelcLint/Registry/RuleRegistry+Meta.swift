extension RuleRegistry {
    /// Lint itself: the linter makes these findings.
    package static let meta: [any DescribedRule.Type] = [
        SuppressionWithoutReason.self,
        UnknownRule.self,
        UnusedSuppression.self,
    ]
}
