/// A token of an expression, such as a word, a literal or an operator.
struct ExpressionToken {
    enum Kind: Equatable {
        case word(String)
        case integer(Int)
        case double(Double)
        case string(String)
        /// An operator between two values. `minus` may also come before a single value.
        case binary(TemplateOperator)
        case not
        case dot, comma
        case leftParenthesis, rightParenthesis
        case leftBracket, rightBracket
        case end
        /// A token with an error that was already reported.
        case invalid
    }

    let kind: Kind
    let range: Range<Int>
}
