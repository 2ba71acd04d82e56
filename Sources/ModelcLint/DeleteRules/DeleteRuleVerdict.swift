/// What the truth table says about a situation: which rule speaks, and how loudly.
struct DeleteRuleVerdict: Hashable {
    /// The id of the rule.
    var rule: String
    var severity: LintSeverity

    /// - Returns: nil where all is fine.
    init?(_ situation: DeleteRuleSituation) {
        guard let (rule, severity) = DeleteRuleVerdict.verdict(DeleteRuleRow(situation)) else { return nil }
        self.rule = rule
        // Where both sides are required, the link cannot even be cut before the delete.
        let isLocked = rule == DenyDeadlock.id.rawValue && !situation.isOptional && !situation.inverseIsOptional
        self.severity = isLocked ? .error : severity
    }

    private static func verdict(_ row: DeleteRuleRow) -> (String, LintSeverity)? {
        switch row {
        // C2 is the other side of C11 and is reported there.
        case .n1, .n3, .c1, .c2, .c4, .c5, .c8, .d1: nil
        case .n2, .n2a: (NullifyLeavesRequiredInverse.id.rawValue, .warning)
        case .n4: (NullifyMayUnderflowInverse.id.rawValue, .warning)
        case .n5: (NullifyMayUnderflowInverse.id.rawValue, .info)
        case .c3, .c7, .c12, .c15: (CascadeIntoDeny.id.rawValue, .warning)
        case .c6: (CascadeBothWays.id.rawValue, .info)
        case .c9: (CascadeToSharedObject.id.rawValue, .warning)
        case .c10: (CascadeToSharedObject.id.rawValue, .error)
        case .c11, .c14: (CascadeFamilyWipe.id.rawValue, .error)
        case .c13: (CascadeManyToMany.id.rawValue, .warning)
        case .d2: (DenyOnRequired.id.rawValue, .info)
        case .d3: (DenyDeadlock.id.rawValue, .warning)
        case .x1: (NoActionDeleteRule.id.rawValue, .warning)
        case .x2: (NoActionDeleteRule.id.rawValue, .error)
        }
    }
}
