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
    /// A keyword only between the brackets of `a[…]`, such as `FIRST`.
    case index(ElementIndex)
    /// A keyword only in front of an opening parenthesis, such as `SUBQUERY`.
    case call(SpecialCall)
    /// A reserved word without a documented use.
    case unused
}
