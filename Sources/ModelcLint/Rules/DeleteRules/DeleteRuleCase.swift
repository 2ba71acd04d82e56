import ModelcDiagnostics
import ModelcSchema

/// A relationship and its inverse whose delete rules match a row of `DeleteRuleLine.table` that a lint rule reports.
struct DeleteRuleCase {
    /// The relationship with the finding (R in `DeleteRuleLine.table`).
    var near: RelationshipEnd
    /// The inverse relationship (I in `DeleteRuleLine.table`).
    var far: RelationshipEnd
    var row: DeleteRuleRow
    var severity: Severity
    private var situation: DeleteRuleSituation

    /// Returns the relationships that `rule` reports in a model, with their inverses. If the row of the delete rule
    /// table is the same from both sides of a pair, only the first side is returned.
    static func all(of rule: any DescribedRule.Type, in subject: LintSubject) -> [DeleteRuleCase] {
        subject.pairGroups.flatMap { group in
            guard let verdict = DeleteRuleVerdict(group.situation), verdict.rule == rule.id else {
                return [DeleteRuleCase]()
            }
            return group.pairs.compactMap { DeleteRuleCase($0, group.situation, verdict.severity) }
        }
    }

    private init?(_ pair: RelationshipPair, _ situation: DeleteRuleSituation, _ severity: Severity) {
        guard let far = pair.far, let row = pair.row else { return nil }
        guard pair.isFirst || !row.isSymmetric else { return nil }
        // If the delete rule is misspelt, the intended rule is not known.
        guard !pair.near.relationship.isDeleteRuleMisspelt, !far.relationship.isDeleteRuleMisspelt else { return nil }
        near = pair.near
        self.far = far
        self.row = row
        self.severity = severity
        self.situation = situation
    }

    /// Returns the finding at the delete rule of the relationship. The inverse is mentioned as a related location.
    ///
    /// - Parameter note: a text about the inverse, such as `has the delete rule Deny`.
    func finding<Rule: DescribedRule>(
        _ rule: Rule.Type, _ message: String, help: String = Rule.description.help, note: String, fix: Fix? = nil
    ) -> Finding {
        let isSelf = near.place == far.place
        let attribute = near.relationship.deleteRule == nil ? nil : "deletionRule"
        return Finding(
            rule, message, at: SchemaLocation(near.relationship, attribute: attribute), on: near.selector, help: help,
            related: isSelf
                ? [] : [RelatedFinding("\(far.path) \(note)", at: SchemaLocation(far.relationship), on: far.selector)],
            facts: isSelf ? [] : [far.selector], severity: severity, fix: fix)
    }

    /// Returns a fix that changes the delete rule of the relationship. Nil if the result would not be better.
    func changingNear(to rule: DeleteRule) -> Fix? {
        var changed = situation
        changed.rule = rule
        return fix(near, to: rule, leaving: changed)
    }

    /// Returns a fix that changes the delete rule of the inverse. Nil if the result would not be better.
    func changingFar(to rule: DeleteRule) -> Fix? {
        var changed = situation
        changed.inverseRule = rule
        return fix(far, to: rule, leaving: changed)
    }

    private func fix(_ end: RelationshipEnd, to rule: DeleteRule, leaving changed: DeleteRuleSituation) -> Fix? {
        let minimum = near.relationship.minimumCount ?? 0
        let left = DeleteRuleCase.severity(of: changed)
        let leftBack = DeleteRuleCase.severity(of: changed.reversed(minimum: minimum))
        // A fix is also allowed if the other side has a problem that is not worse than before.
        let isNoWorseBack = leftBack <= DeleteRuleCase.severity(of: situation.reversed(minimum: minimum))
        guard left < .on(severity), leftBack < .on(severity) || isNoWorseBack, near.place != far.place else {
            return nil
        }
        return .changing(end.relationship, end.path, to: rule)
    }

    private static func severity(of situation: DeleteRuleSituation) -> SeveritySetting {
        DeleteRuleVerdict(situation).map { .on($0.severity) } ?? .off
    }
}

extension DeleteRuleRow {
    /// Whether the same row of the table applies if the relationship and its inverse are exchanged.
    fileprivate var isSymmetric: Bool {
        switch self {
        case .c6, .c14, .d3: true
        case .n1, .n2, .n2a, .n3, .n4, .n5, .c1, .c2, .c3, .c4, .c5, .c7, .c8, .c9, .c10, .c11, .c12, .c13, .c15, .d1,
            .d2, .x1, .x2:
            false
        }
    }
}

extension Fix {
    /// Returns a fix that changes a delete rule. It is only a suggestion, because only the author of the app knows
    /// which object owns the other one.
    ///
    /// - Parameter path: the relationship as in messages, such as `Book.author`.
    static func changing(_ relationship: RelationshipDescription, _ path: String, to rule: DeleteRule) -> Fix {
        Fix(
            .suggestion, "change the delete rule of \(path) to \(rule.rawValue)",
            relationship.setting("deletionRule", to: rule.rawValue))
    }
}

extension RelationshipDescription {
    /// Whether the delete rule in the file does not exist. The text is kept, and Nullify is assumed.
    var isDeleteRuleMisspelt: Bool {
        deleteRule == nil && verbatim.spellings.contains { $0.name == "deletionRule" }
    }
}
