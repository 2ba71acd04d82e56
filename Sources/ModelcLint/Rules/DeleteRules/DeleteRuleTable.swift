import ModelcDiagnostics

extension RelationshipPair {
    /// The row of the delete rule table for the relationship; nil if it has no inverse.
    var row: DeleteRuleRow? { situation.map(DeleteRuleRow.init) }
}

/// The rows of the delete rule table. Exactly one row applies to each pair of a relationship and its inverse.
enum DeleteRuleRow: String, CaseIterable {
    /// The relationship has the delete rule Nullify.
    case n1, n2, n2a, n3, n4, n5
    /// The relationship has the delete rule Cascade.
    case c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15
    /// The relationship has the delete rule Deny.
    case d1, d2, d3
    /// The relationship has the delete rule No Action.
    case x1, x2

    /// Finds the row of the table that applies to a relationship and its inverse. A test checks that exactly one line
    /// of the table matches each situation.
    init(_ situation: DeleteRuleSituation) {
        self = DeleteRuleLine.table.first { $0.matches(situation) }?.row ?? .n1
    }
}

/// The lint rule that reports a combination of delete rules (`DeleteRuleSituation`), and the severity of the finding.
struct DeleteRuleVerdict: Hashable {
    var rule: DiagnosticID
    var severity: Severity

    /// - Returns: nil if there is no problem.
    init?(_ situation: DeleteRuleSituation) {
        guard let (rule, severity) = DeleteRuleVerdict.verdict(DeleteRuleRow(situation)) else { return nil }
        self.rule = rule
        // If both sides are required, the objects cannot even be unlinked before the deletion.
        let isLocked = rule == DenyDeadlock.id && !situation.isOptional && !situation.inverseIsOptional
        self.severity = isLocked ? .error : severity
    }

    private static func verdict(_ row: DeleteRuleRow) -> (DiagnosticID, Severity)? {
        switch row {
        // Row C2 is the same pair as row C11, seen from the other side. It is reported for C11.
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
