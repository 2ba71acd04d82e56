import ModelcSchema

/// What decides the verdict on a delete rule: a relationship R and its inverse I (lint-rules §4.1).
struct DeleteRuleSituation: Hashable {
    var rule: DeleteRule
    var isToMany: Bool
    var isOptional: Bool
    var inverseIsToMany: Bool
    var inverseIsOptional: Bool
    var inverseRule: DeleteRule
    /// The least number of objects that I must have; 0 where the model says nothing.
    var inverseMinimum = 0

    /// The same pair seen from the other side.
    ///
    /// - Parameter minimum: the least number of objects that R must have.
    func reversed(minimum: Int) -> DeleteRuleSituation {
        DeleteRuleSituation(
            rule: inverseRule, isToMany: inverseIsToMany, isOptional: inverseIsOptional, inverseIsToMany: isToMany,
            inverseIsOptional: isOptional, inverseRule: rule, inverseMinimum: minimum)
    }
}

extension RelationshipPair {
    /// What decides about R's delete rule; nil without an inverse.
    var situation: DeleteRuleSituation? {
        far.map { far in
            DeleteRuleSituation(
                rule: near.rule, isToMany: near.isToMany, isOptional: !near.isRequired,
                inverseIsToMany: far.isToMany, inverseIsOptional: !far.isRequired, inverseRule: far.rule,
                inverseMinimum: far.relationship.minimumCount ?? 0)
        }
    }

    /// The row of R's delete rule; nil without an inverse.
    var row: DeleteRuleRow? { situation.map(DeleteRuleRow.init) }
}
