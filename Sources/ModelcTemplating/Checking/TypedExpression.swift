/// A compiled expression with what is known about its value.
struct TypedExpression {
    let id: ExpressionID
    let type: TemplateType
}
