/// An expression of a compiled template. Its names are resolved.
enum TemplateExpression {
    case constant(Int32)
    case variable(slot: Int32)
    case root
    /// The value of a key of an object, of a dictionary, or of each element of a list.
    case key(ExpressionID, KeyID)
    case element(ExpressionID, ExpressionID)
    case filter(ExpressionID, Filter, FilterArguments)
    case list(ExpressionRange)
    case negate(ExpressionID)
    case not(ExpressionID)
    case truth(ExpressionID, Truth)
    case and(ExpressionID, ExpressionID)
    case or(ExpressionID, ExpressionID)
    case equal(ExpressionID, ExpressionID, negated: Bool)
    case contained(ExpressionID, in: ExpressionID, negated: Bool)
    case ordered(ExpressionID, TemplateOperator, ExpressionID)
    case arithmetic(ExpressionID, TemplateOperator, ExpressionID)
}
