/// The rows of the truth table of delete rules (lint-rules §4.1): every pair of relationships is in exactly one.
enum DeleteRuleRow: String, CaseIterable {
    /// Nullify.
    case n1, n2, n2a, n3, n4, n5
    /// Cascade.
    case c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15
    /// Deny.
    case d1, d2, d3
    /// No Action.
    case x1, x2

    /// The row of a situation. A test goes over all of them: there is always one line, and never a second.
    init(_ situation: DeleteRuleSituation) {
        self = DeleteRuleLine.table.first { $0.matches(situation) }?.row ?? .n1
    }
}
