import ModelcSchema

/// A line of the delete rule table: the conditions under which a row applies. A condition that is nil is not checked.
struct DeleteRuleLine {
    enum Cardinality {
        case one
        case many
    }

    enum Need {
        case optional
        case required
    }

    var row: DeleteRuleRow
    private var rule: DeleteRule
    private var cardinality: Cardinality?
    private var need: Need?
    private var inverseCardinality: Cardinality?
    private var inverseNeed: Need?
    private var inverseRules: Set<DeleteRule>?
    /// Whether the minimum count of the inverse is 2 or more.
    private var hasMinimum: Bool?

    private init(
        _ row: DeleteRuleRow, _ rule: DeleteRule, _ cardinality: Cardinality?, _ need: Need?,
        inverse inverseCardinality: Cardinality?, _ inverseNeed: Need?, _ inverseRules: Set<DeleteRule>? = nil,
        hasMinimum: Bool? = nil
    ) {
        self.row = row
        self.rule = rule
        self.cardinality = cardinality
        self.need = need
        self.inverseCardinality = inverseCardinality
        self.inverseNeed = inverseNeed
        self.inverseRules = inverseRules
        self.hasMinimum = hasMinimum
    }

    func matches(_ situation: DeleteRuleSituation) -> Bool {
        situation.rule == rule
            && cardinality.map { ($0 == .many) == situation.isToMany } ?? true
            && need.map { ($0 == .optional) == situation.isOptional } ?? true
            && inverseCardinality.map { ($0 == .many) == situation.inverseIsToMany } ?? true
            && inverseNeed.map { ($0 == .optional) == situation.inverseIsOptional } ?? true
            && inverseRules.map { $0.contains(situation.inverseRule) } ?? true
            && hasMinimum.map { $0 == (situation.inverseMinimum >= 2) } ?? true
    }

    private static let quiet: Set<DeleteRule> = [.nullify, .noAction]
    private static let notCascade: Set<DeleteRule> = [.nullify, .noAction, .deny]

    static let table: [DeleteRuleLine] = [
        DeleteRuleLine(.n1, .nullify, nil, nil, inverse: .one, .optional),
        DeleteRuleLine(.n2, .nullify, .many, nil, inverse: .one, .required),
        DeleteRuleLine(.n2, .nullify, .one, nil, inverse: .one, .required, notCascade),
        DeleteRuleLine(.n2a, .nullify, .one, nil, inverse: .one, .required, [.cascade]),
        DeleteRuleLine(.n3, .nullify, nil, nil, inverse: .many, .optional, hasMinimum: false),
        DeleteRuleLine(.n4, .nullify, nil, nil, inverse: .many, nil, hasMinimum: true),
        DeleteRuleLine(.n5, .nullify, nil, nil, inverse: .many, .required, hasMinimum: false),
        DeleteRuleLine(.c1, .cascade, .many, nil, inverse: .one, nil, [.nullify]),
        DeleteRuleLine(.c2, .cascade, .many, nil, inverse: .one, nil, [.cascade]),
        DeleteRuleLine(.c3, .cascade, .many, nil, inverse: .one, nil, [.deny]),
        DeleteRuleLine(.c4, .cascade, .many, nil, inverse: .one, nil, [.noAction]),
        DeleteRuleLine(.c5, .cascade, .one, nil, inverse: .one, nil, [.nullify]),
        DeleteRuleLine(.c6, .cascade, .one, nil, inverse: .one, nil, [.cascade]),
        DeleteRuleLine(.c7, .cascade, .one, nil, inverse: .one, nil, [.deny]),
        DeleteRuleLine(.c8, .cascade, .one, nil, inverse: .one, nil, [.noAction]),
        DeleteRuleLine(.c9, .cascade, .one, .optional, inverse: .many, nil, quiet),
        DeleteRuleLine(.c10, .cascade, .one, .required, inverse: .many, nil, quiet),
        DeleteRuleLine(.c11, .cascade, .one, nil, inverse: .many, nil, [.cascade]),
        DeleteRuleLine(.c12, .cascade, .one, nil, inverse: .many, nil, [.deny]),
        DeleteRuleLine(.c13, .cascade, .many, nil, inverse: .many, nil, quiet),
        DeleteRuleLine(.c14, .cascade, .many, nil, inverse: .many, nil, [.cascade]),
        DeleteRuleLine(.c15, .cascade, .many, nil, inverse: .many, nil, [.deny]),
        DeleteRuleLine(.d1, .deny, nil, .optional, inverse: nil, nil, [.nullify, .cascade, .noAction]),
        DeleteRuleLine(.d2, .deny, nil, .required, inverse: nil, nil, [.nullify, .cascade, .noAction]),
        DeleteRuleLine(.d3, .deny, nil, nil, inverse: nil, nil, [.deny]),
        DeleteRuleLine(.x1, .noAction, nil, nil, inverse: nil, .optional),
        DeleteRuleLine(.x2, .noAction, nil, nil, inverse: nil, .required),
    ]
}
