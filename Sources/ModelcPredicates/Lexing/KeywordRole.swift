/// The grammatical role of a keyword.
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
