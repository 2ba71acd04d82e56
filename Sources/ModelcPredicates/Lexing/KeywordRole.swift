/// What a keyword does in a sentence.
enum KeywordRole {
    case and
    case or
    case not
    case modifier(ComparisonModifier)
    case comparison(ComparisonOperator)
    case setOperator(BinaryOperator)
    case value(Expression.Form)
    case condition(Bool)
    /// Has a meaning only between the brackets of `a[…]`.
    case index(ElementIndex)
    /// Has a meaning only before an opening bracket.
    case call(SpecialCall)
    /// Reserved without a documented use.
    case unused
}

/// The calls whose arguments are not all plain values.
enum SpecialCall { case subquery, fetch, cast, message, ternary }

extension Keyword {
    /// What the keyword does.
    var role: KeywordRole {
        switch self {
        case .and: .and
        case .or: .or
        case .not: .not
        case .any, .some: .modifier(.any)
        case .all: .modifier(.all)
        case .none: .modifier(.none)
        case .in: .comparison(.in)
        case .between: .comparison(.between)
        case .like: .comparison(.like)
        case .matches: .comparison(.matches)
        case .contains: .comparison(.contains)
        case .beginsWith: .comparison(.beginsWith)
        case .endsWith: .comparison(.endsWith)
        case .conformsToType: .comparison(.conformsToType)
        case .equalsType: .comparison(.equalsType)
        case .union: .setOperator(.union)
        case .intersect: .setOperator(.intersect)
        case .minus: .setOperator(.minus)
        case .null, .nil: .value(.constant(.null))
        case .true, .yes: .value(.constant(.boolean(true)))
        case .false, .no: .value(.constant(.boolean(false)))
        case .self: .value(.evaluatedObject)
        case .anyKey: .value(.anyKey)
        case .truePredicate: .condition(true)
        case .falsePredicate: .condition(false)
        case .first: .index(.first)
        case .last: .index(.last)
        case .size: .index(.size)
        case .subquery: .call(.subquery)
        case .fetch: .call(.fetch)
        case .cast: .call(.cast)
        case .function: .call(.message)
        case .ternary: .call(.ternary)
        case .caseInsensitive, .ci: .unused
        }
    }
}
