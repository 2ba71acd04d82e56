import ModelcDiagnostics

/// What the truth table says about a situation: which rule speaks, and how loudly.
struct DeleteRuleVerdict: Hashable {
    var rule: DiagnosticID
    var severity: Severity

    /// - Returns: nil where all is fine.
    init?(_ situation: DeleteRuleSituation) {
        guard let (rule, severity) = DeleteRuleVerdict.verdict(DeleteRuleRow(situation)) else { return nil }
        self.rule = rule
        // Where both sides are required, the link cannot even be cut before the delete.
        let isLocked = rule == DenyDeadlock.id && !situation.isOptional && !situation.inverseIsOptional
        self.severity = isLocked ? .error : severity
    }

    private static func verdict(_ row: DeleteRuleRow) -> (DiagnosticID, Severity)? {
        switch row {
        // C2 is the other side of C11 and is reported there.
        case .n1, .n3, .c1, .c2, .c4, .c5, .c8, .d1: nil
        case .n2, .n2a: (NullifyLeavesRequiredInverse.id, .warning)
        case .n4: (NullifyMayUnderflowInverse.id, .warning)
        case .n5: (NullifyMayUnderflowInverse.id, .note)
        case .c3, .c7, .c12, .c15: (CascadeIntoDeny.id, .warning)
        case .c6: (CascadeBothWays.id, .note)
        case .c9: (CascadeToSharedObject.id, .warning)
        case .c10: (CascadeToSharedObject.id, .error)
        case .c11, .c14: (CascadeFamilyWipe.id, .error)
        case .c13: (CascadeManyToMany.id, .warning)
        case .d2: (DenyOnRequired.id, .note)
        case .d3: (DenyDeadlock.id, .warning)
        case .x1: (NoActionDeleteRule.id, .warning)
        case .x2: (NoActionDeleteRule.id, .error)
        }
    }
}
