/// A word or a sign of an expression.
struct ExpressionToken {
    enum Kind: Equatable {
        case word(String)
        case integer(Int)
        case double(Double)
        case string(String)
        /// An operator between two values; `minus` may also precede a single value.
        case binary(TemplateOperator)
        case not
        case dot, comma
        case leftParenthesis, rightParenthesis
        case leftBracket, rightBracket
        case end
        /// A token that was already reported.
        case invalid
    }

    let kind: Kind
    let range: Range<Int>
}
